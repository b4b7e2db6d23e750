int cn_stub;
