// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.jacorb.idl.IdlToken.Kind;

/** The macros that are defined while a file is read. For one thread. */
final class IdlMacros {
    private static final Texts TEXTS = Texts.of(IdlMacros.class);
    /** A few macros that double could have billions of tokens. */
    private static final int MOST_TOKENS = 100_000;
    private static final int DEEPEST = 50;
    /** With these files ask whether an IDL compiler reads them. It includes files, it imports no modules, and knows files of JacORB. */
    private static final List<String> KNOWN = List.of("__IDLC__", "_PRE_3_0_COMPILER_", "JACORB");
    private final Map<String, Macro> macros = new HashMap<>();

    IdlMacros() {
        KNOWN.forEach(name -> macros.put(name, new Macro(false, List.of(), List.of())));
    }

    /** @param called whether it has parameters, of which there may be none */
    private record Macro(boolean called, List<String> parameters, List<IdlToken> body) {
    }

    /** Defines one. @param line its name and what follows */
    void define(IdlTokens line) throws InvalidFileException {
        if (line.next().kind() != Kind.NAME) {
            throw line.unexpected(TEXTS.text("macro"));
        }
        String name = line.take().text();
        boolean called = line.at("(") && !line.next().spaced();
        List<String> parameters = new ArrayList<>();
        if (called) {
            line.take();
            while (!line.accept(")")) {
                parameters.add(line.take().text());
                if (!line.accept(",") && !line.at(")")) {
                    throw line.unexpected(")");
                }
            }
        }
        macros.put(name, new Macro(called, List.copyOf(parameters), rest(line)));
    }

    /** Takes a definition back. */
    void undefine(String name) {
        macros.remove(name);
    }

    /** Returns whether there is one of that name. */
    boolean defined(String name) {
        return macros.containsKey(name);
    }

    /** Returns a line with macros replaced by what they stand for. */
    List<IdlToken> expanded(List<IdlToken> line) throws InvalidFileException {
        if (line.stream().noneMatch(token -> token.kind() == Kind.NAME && defined(token.text()))) {
            return line;
        }
        List<IdlToken> expanded = new ArrayList<>();
        expand(line, new HashSet<>(), expanded);
        return expanded;
    }

    private void expand(List<IdlToken> line, Set<String> hidden, List<IdlToken> expanded) throws InvalidFileException {
        IdlTokens tokens = new IdlTokens(line, null);
        while (!tokens.atEnd()) {
            IdlToken token = tokens.take();
            Macro macro = token.kind() == Kind.NAME && !hidden.contains(token.text()) ? macros.get(token.text()) : null;
            if (macro == null || macro.called() && !tokens.at("(")) {
                expanded.add(token);
            } else {
                List<IdlToken> body = macro.called() ? substituted(macro, arguments(macro, tokens, token)) : macro.body();
                Set<String> inner = new HashSet<>(hidden);
                inner.add(token.text());
                if (inner.size() > DEEPEST) {
                    throw token.place().problem(TEXTS.text("macros"));
                }
                expand(joined(body).stream().map(each -> each.at(token)).toList(), inner, expanded);
            }
            if (expanded.size() > MOST_TOKENS) {
                throw token.place().problem(TEXTS.text("macros"));
            }
        }
    }

    private static List<List<IdlToken>> arguments(Macro macro, IdlTokens tokens, IdlToken place) throws InvalidFileException {
        List<List<IdlToken>> arguments = new ArrayList<>(List.of(new ArrayList<>()));
        tokens.expect("(");
        for (int depth = 1; depth > 0;) {
            if (tokens.atEnd()) {
                throw place.place().problem(TEXTS.text("macro.line", place.text()));
            }
            depth += tokens.at("(") ? 1 : tokens.at(")") ? -1 : 0;
            IdlToken token = tokens.take();
            if (depth == 1 && token.is(",")) {
                arguments.add(new ArrayList<>());
            } else if (depth > 0) {
                arguments.getLast().add(token);
            }
        }
        if (macro.parameters().isEmpty() ? arguments.size() > 1 : arguments.size() != macro.parameters().size()) {
            throw place.place().problem(TEXTS.text("macro.arguments", place.text()));
        }
        return arguments;
    }

    private static List<IdlToken> substituted(Macro macro, List<List<IdlToken>> arguments) throws InvalidFileException {
        List<IdlToken> body = new ArrayList<>();
        for (IdlToken token : macro.body()) {
            int parameter = token.kind() == Kind.NAME ? macro.parameters().indexOf(token.text()) : -1;
            if (parameter < 0) {
                body.add(token);
            } else {
                body.addAll(arguments.get(parameter));
            }
            if (body.size() > MOST_TOKENS) {
                throw token.place().problem(TEXTS.text("macros"));
            }
        }
        return body;
    }

    /** Joins what stands on both sides of two number signs. */
    private static List<IdlToken> joined(List<IdlToken> body) {
        List<IdlToken> joined = new ArrayList<>();
        for (int i = 0; i < body.size(); i++) {
            if (i + 2 < body.size() && body.get(i).is("#") && body.get(i + 1).is("#") && !joined.isEmpty()) {
                IdlToken left = joined.removeLast();
                joined.add(new IdlToken(left.kind(), left.text() + body.get(i + 2).text(), left.place(), left.spaced()));
                i += 2;
            } else {
                joined.add(body.get(i));
            }
        }
        return joined;
    }

    private static List<IdlToken> rest(IdlTokens line) {
        List<IdlToken> rest = new ArrayList<>();
        while (!line.atEnd()) {
            rest.add(line.take());
        }
        return List.copyOf(rest);
    }
}
