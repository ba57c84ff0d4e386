// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.exchange.types.Declared;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.DeclaredOperation;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/** Reads operations and attributes of interfaces. For one thread. */
final class IdlOperations {
    /** With which the other parts of an interface begin. */
    private static final Set<String> OTHERS = Set.of("const", "typedef", "exception", "native", "typeid", "typeprefix", "import", "struct", "union", "enum",
            "bitmask", "bitset", "abstract", "custom", "local", "pseudo", "interface", "valuetype", "eventtype", "module");
    private static final Texts TEXTS = Texts.of(IdlOperations.class);
    private final IdlTokens tokens;
    private final IdlNames names;
    private final IdlContent content;
    private final IdlTypes types;

    IdlOperations(IdlTokens tokens, IdlNames names, IdlContent content, IdlTypes types) {
        this.tokens = tokens;
        this.names = names;
        this.content = content;
        this.types = types;
    }

    /** Reads an operation or attributes. @param remote whether they are called through a middleware @return whether there were some */
    boolean read(boolean remote) throws InvalidFileException {
        types.named().annotations();
        IdlToken first = tokens.next();
        if (first.kind() == IdlToken.Kind.NAME && OTHERS.contains(first.text())) {
            return false;
        }
        if (tokens.at("attribute") || tokens.at("readonly")) {
            attributes(remote, first.place());
        } else {
            operation(remote, first.place());
        }
        return true;
    }

    private void attributes(boolean remote, IdlPlace place) throws InvalidFileException {
        boolean readonly = tokens.accept("readonly");
        tokens.expect("attribute");
        Sketch type = types.type();
        List<String> attributes = new ArrayList<>();
        do {
            attributes.add(tokens.name());
        } while (tokens.accept(","));
        List<Sketch> got = new ArrayList<>();
        List<Sketch> set = new ArrayList<>();
        while (!tokens.accept(";")) {
            if (tokens.at("setraises")) {
                set.addAll(raised("setraises"));
            } else if (tokens.at("getraises") || tokens.at("raises")) {
                got.addAll(raised(tokens.next().text()));
            } else {
                throw tokens.unexpected(";");
            }
        }
        for (String attribute : attributes) {
            if (remote) {
                content.note(attribute, TEXTS.text(readonly ? "attribute.readonly" : "attribute", attribute), place);
                add(new DeclaredOperation("get_" + attribute, List.of(), Optional.of(type), got), place);
                if (!readonly) {
                    add(new DeclaredOperation("set_" + attribute, List.of(new Member(attribute, type)), Optional.empty(), set), place);
                }
            }
        }
    }

    private void operation(boolean remote, IdlPlace place) throws InvalidFileException {
        boolean oneWay = tokens.accept("oneway");
        Optional<Sketch> result = tokens.accept("void") ? Optional.empty() : Optional.of(types.type());
        String name = tokens.name();
        tokens.expect("(");
        List<Member> in = new ArrayList<>();
        List<Member> out = new ArrayList<>();
        while (!tokens.accept(")")) {
            parameter(name, remote, in, out);
            if (!tokens.at(")")) {
                tokens.expect(",");
            }
        }
        List<Sketch> exceptions = raised("raises");
        if (tokens.accept("context")) {
            tokens.skip("(", ")");
            content.note(name, TEXTS.text("context"), place);
        }
        tokens.expect(";");
        if (remote) {
            add(new DeclaredOperation(name, in, answer(name, result, out, place), exceptions, oneWay), place);
        }
    }

    private void parameter(String operation, boolean remote, List<Member> in, List<Member> out) throws InvalidFileException {
        types.named().annotations();
        IdlToken way = tokens.next();
        boolean back = tokens.accept("out") || tokens.accept("inout");
        boolean said = back || tokens.accept("in");
        Sketch type = types.type();
        Member parameter = new Member(tokens.name(), type);
        if (!way.is("out")) {
            in.add(parameter);
        }
        if (remote && !said) {
            content.note(operation + "." + parameter.name(), TEXTS.text("way"), way.place());
        }
        if (back) {
            out.add(parameter);
            if (remote) {
                content.note(operation + "." + parameter.name(), TEXTS.text(way.text()), way.place());
            }
        }
    }

    /** What comes back: the result, what goes out, or a struct of all. */
    private Optional<Sketch> answer(String operation, Optional<Sketch> result, List<Member> out, IdlPlace place) {
        if (out.isEmpty()) {
            return result;
        }
        if (result.isEmpty() && out.size() == 1) {
            return Optional.of(out.getFirst().type());
        }
        List<Member> all = new ArrayList<>();
        result.ifPresent(type -> all.add(new Member("result", type)));
        all.addAll(out);
        String name = Character.toUpperCase(operation.charAt(0)) + operation.substring(1) + "Result";
        String key = names.scope().key(operation) + "::" + name;
        content.offer(new Declared.Fields(key, name, all));
        return Optional.of(new Sketch.Named(key));
    }

    private List<Sketch> raised(String word) throws InvalidFileException {
        List<Sketch> exceptions = new ArrayList<>();
        if (tokens.accept(word)) {
            tokens.expect("(");
            while (!tokens.accept(")")) {
                exceptions.add(names.type().sketch());
                if (!tokens.at(")")) {
                    tokens.expect(",");
                }
            }
        }
        return exceptions;
    }

    private void add(DeclaredOperation operation, IdlPlace place) {
        names.scope().operations().add(operation);
        content.add(operation, place);
    }
}
