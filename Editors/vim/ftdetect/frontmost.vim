" Written by Scripts/list-editor-words. Do not edit.
autocmd BufRead,BufNewFile *.session setfiletype frontmost
