-- A lead that is kept only for its consent has no address, and its name was a sentence of the desk: now it has none.
update leads set name = '' where email = '';
