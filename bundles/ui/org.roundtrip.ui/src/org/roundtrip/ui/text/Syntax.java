// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.text;

import java.util.EnumMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What has a colour in a text: few kinds of tokens, which need not stand in a valid text. */
public enum Syntax {
    /** JSON. */
    JSON(Map.of(Kind.NAME, "\"[^\"\\\\\\n]*+(?:\\\\.[^\"\\\\\\n]*+)*+\"(?=\\s*:)", Kind.TEXT, "\"[^\"\\\\\\n]*+(?:\\\\.[^\"\\\\\\n]*+)*+\"?",
            Kind.NUMBER, "-?\\d[\\d.eE+-]*+", Kind.WORD, "\\b(?:true|false|null)\\b")),
    /** Java. */
    JAVA(Syntax.likeC("abstract|assert|boolean|break|byte|case|catch|char|class|continue|default|do|double|else|enum|extends|"
            + "final|finally|float|for|if|implements|import|instanceof|int|interface|long|native|new|package|private|protected|"
            + "public|record|return|short|static|super|switch|synchronized|this|throw|throws|transient|try|var|void|volatile|"
            + "while|true|false|null")),
    /** IDL of CORBA. */
    IDL(Syntax.likeC("abstract|any|attribute|boolean|case|char|const|context|default|double|enum|exception|fixed|float|in|inout|"
            + "interface|local|long|module|native|octet|oneway|out|raises|readonly|sequence|short|string|struct|switch|typedef|"
            + "unsigned|union|valuetype|void|wchar|wstring|TRUE|FALSE")),
    /** Protocol Buffers. */
    PROTO(Syntax.likeC("syntax|package|import|option|message|service|rpc|returns|stream|enum|oneof|map|repeated|optional|reserved|"
            + "double|float|int32|int64|uint32|uint64|sint32|sint64|fixed32|fixed64|sfixed32|sfixed64|bool|string|bytes|true|false")),
    /** C++. */
    CPP(Syntax.likeC("auto|bool|break|case|catch|char|class|const|continue|default|delete|do|double|else|enum|explicit|extern|"
            + "false|float|for|if|inline|int|long|namespace|new|nullptr|operator|override|private|protected|public|return|short|"
            + "signed|sizeof|static|static_cast|struct|switch|template|this|throw|true|try|typedef|typename|union|unsigned|using|"
            + "virtual|void|volatile|while")),
    /** WSDL and other XML. */
    XML(Map.of(Kind.COMMENT, "<!--(?s:.*?)(?:-->|\\z)", Kind.WORD, "</?[\\w:.-]++|<\\?\\w++|\\??/?>", Kind.NAME,
            "[\\w:.-]++(?=\\s*=\\s*[\"'])", Kind.TEXT, "\"[^\"]*+\"|'[^']*+'")),
    /** Nothing has a colour. */
    PLAIN(Map.of());

    /** The kinds of tokens; of several that begin at one place the first is taken. */
    enum Kind {
        COMMENT, NAME, TEXT, NUMBER, WORD
    }

    private final Pattern pattern;
    private final Map<Kind, String> kinds;

    Syntax(Map<Kind, String> tokens) {
        kinds = new EnumMap<>(Kind.class);
        kinds.putAll(tokens);
        // A pattern without alternatives would find the empty text everywhere.
        pattern = Pattern.compile(kinds.isEmpty() ? "(?!)" : kinds.entrySet().stream()
                .map(each -> "(?<" + each.getKey() + ">" + each.getValue() + ")").collect(Collectors.joining("|")));
    }

    private static Map<Kind, String> likeC(String words) {
        return Map.of(Kind.COMMENT, "//[^\\n]*+|/\\*(?s:.*?)(?:\\*/|\\z)", Kind.NAME, "@\\w++|(?m:^)[ \\t]*+#[^\\n]*+", Kind.TEXT,
                "\"[^\"\\\\\\n]*+(?:\\\\.[^\"\\\\\\n]*+)*+\"?|'[^'\\\\\\n]*+(?:\\\\.[^'\\\\\\n]*+)*+'?", Kind.NUMBER, "\\b\\d[\\w.]*+", Kind.WORD,
                "\\b(?:" + words + ")\\b");
    }

    /** Returns the syntax of a language as {@code GeneratedCode} names it. */
    public static Syntax of(String language) {
        return switch (language) {
            case "Java" -> JAVA;
            case "IDL", "IDL 3" -> IDL;
            case "Protocol Buffers" -> PROTO;
            case "C++" -> CPP;
            case "WSDL", "WSDD" -> XML;
            default -> PLAIN;
        };
    }

    Pattern pattern() {
        return pattern;
    }

    Iterable<Kind> kinds() {
        return kinds.keySet();
    }
}
