// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.javacode;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a Java source says before it is compiled. Comments and texts are left out; a source with mistakes is read as far as it goes.
 *
 * @param packageName with dots; empty for none
 * @param names       qualified names of types that it imports or writes out, in order
 * @param packages    packages of which it imports all types
 * @param words       simple names that may be those of types
 * @param types       the types that it declares, in order, as class files call them
 */
record SourceScan(String packageName, List<String> names, List<String> packages, Set<String> words, List<String> types) {

    /** Scans a source. */
    static SourceScan of(String source) {
        return new Declarations(tokens(source)).scan();
    }

    /** Returns the package as a path with slashes. */
    String folder() {
        return packageName.replace('.', '/');
    }

    /** Returns the qualified name of a simple one, as far as imports tell, else that of its own package. */
    String qualified(String simple) {
        return names.stream().filter(name -> name.endsWith("." + simple)).findFirst()
                .orElse(packageName.isEmpty() ? simple : packageName + "." + simple);
    }

    private static List<String> tokens(String text) {
        List<String> tokens = new ArrayList<>();
        for (int at = 0; at < text.length();) {
            char first = text.charAt(at);
            int from = at;
            if (text.startsWith("//", at)) {
                at = end(text, "\n", at, 0);
            } else if (text.startsWith("/*", at)) {
                at = end(text, "*/", at + 2, 2);
            } else if (text.startsWith("\"\"\"", at)) {
                at = end(text, "\"\"\"", at + 3, 3);
            } else if (first == '"' || first == '\'') {
                at = quoted(text, at);
            } else if (Character.isJavaIdentifierStart(first)) {
                while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) {
                    at++;
                }
                tokens.add(text.substring(from, at));
            } else {
                at++;
                if (!Character.isWhitespace(first)) {
                    tokens.add(String.valueOf(first));
                }
            }
        }
        return tokens;
    }

    private static int quoted(String text, int from) {
        int at = from + 1;
        while (at < text.length() && text.charAt(at) != text.charAt(from) && text.charAt(at) != '\n') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        return at + 1;
    }

    private static int end(String text, String mark, int from, int length) {
        int found = text.indexOf(mark, from);
        return found < 0 ? text.length() : found + length;
    }

    /** Goes through the tokens once. */
    private static final class Declarations {
        private final List<String> tokens;
        private final Set<String> names = new LinkedHashSet<>();
        private final Set<String> packages = new LinkedHashSet<>();
        private final Set<String> words = new LinkedHashSet<>();
        private final Set<String> types = new LinkedHashSet<>();
        /** The types in whose bodies the token is, and the depth of braces in them. */
        private final Deque<String> open = new ArrayDeque<>();
        private final Deque<Integer> depths = new ArrayDeque<>();
        private String packageName = "";
        private String declared = "";
        private int braces;
        private int brackets;
        private int at;

        Declarations(List<String> tokens) {
            this.tokens = tokens;
        }

        SourceScan scan() {
            for (; at < tokens.size(); at++) {
                switch (token(0)) {
                    case "package" -> packageName = braces == 0 && packageName.isEmpty() ? chain() : packageName;
                    case "import" -> imported();
                    case "class", "interface", "enum" -> declare(!token(-1).equals("."));
                    case "record" -> declare(token(2).equals("(") || token(2).equals("<"));
                    case "(" -> brackets++;
                    case ")" -> brackets--;
                    case "{" -> begin();
                    case "}" -> finish();
                    default -> word();
                }
            }
            return new SourceScan(packageName, List.copyOf(names), List.copyOf(packages), words, List.copyOf(types));
        }

        private String token(int offset) {
            int place = at + offset;
            return place < 0 || place >= tokens.size() ? "" : tokens.get(place);
        }

        /** The names with dots that follow. */
        private String chain() {
            StringBuilder chain = new StringBuilder();
            while (isName(token(1)) || token(1).equals(".") || token(1).equals("*")) {
                chain.append(token(1));
                at++;
            }
            return chain.toString();
        }

        private void imported() {
            boolean fixed = token(1).equals("static");
            at += fixed || token(1).equals("module") && isName(token(2)) ? 1 : 0;
            String name = chain();
            if (fixed) {
                name = name.substring(0, Math.max(0, name.lastIndexOf('.')));
            }
            if (name.endsWith(".*")) {
                packages.add(name.substring(0, name.length() - 2));
            } else if (!name.isEmpty()) {
                names.add(name);
            }
        }

        private void declare(boolean declares) {
            if (!declares || !isName(token(1))) {
                return;
            }
            at++;
            String outer = open.isEmpty() ? packageName.isEmpty() ? "" : packageName.replace('.', '/') + "/" : open.peek() + "$";
            declared = outer + token(0);
            types.add(declared);
        }

        private void begin() {
            braces++;
            if (!declared.isEmpty() && brackets == 0) {
                open.push(declared);
                depths.push(braces);
                declared = "";
            }
        }

        private void finish() {
            if (!depths.isEmpty() && depths.peek() == braces) {
                open.pop();
                depths.pop();
            }
            braces--;
        }

        private void word() {
            String token = token(0);
            if (!isName(token) || token(-1).equals(".")) {
                return;
            }
            if (Character.isLowerCase(token.codePointAt(0)) && token(1).equals(".")) {
                StringBuilder name = new StringBuilder(token);
                while (token(1).equals(".") && isName(token(2))) {
                    name.append('.').append(token(2));
                    at += 2;
                    if (!Character.isLowerCase(token(0).codePointAt(0))) {
                        names.add(name.toString());
                        return;
                    }
                }
            } else if (!Character.isLowerCase(token.codePointAt(0))) {
                words.add(token);
            }
        }

        private static boolean isName(String token) {
            return !token.isEmpty() && Character.isJavaIdentifierStart(token.charAt(0));
        }
    }
}
