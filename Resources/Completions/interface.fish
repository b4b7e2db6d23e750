    # A first word that no subcommand begins with belongs to `interface`.
    set -l first_word $unparsed_tokens[2] (commandline -ct)
    if not string match -rq -- '^'(string escape --style=regex -- "$first_word[1]") SUBCOMMANDS
        set unparsed_tokens $unparsed_tokens[1] interface $unparsed_tokens[2..]
    end
