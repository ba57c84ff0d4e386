// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.rpc;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.rpc.SliceReader.Kind;
import org.roundtrip.exchange.types.Declared;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.DeclaredOperation;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.text.Texts;

/** Parses one file of Slice, by recursive descent. Used by one thread, once. */
final class SliceParser {
    private static final int DEEPEST = 100;
    private static final Texts TEXTS = Texts.of(SliceParser.class);
    private static final Pattern INCLUDE = Pattern.compile("#\\s*include\\s*[<\"]([^>\"]+)[>\"].*");
    private static final Sketch TEXT = new Sketch.Chars(Optional.empty(), Repertoire.UNICODE);
    private static final Map<String, Sketch> BASE = Map.of("bool", new Sketch.Known(Primitive.BOOLEAN), "byte", new Sketch.Known(Primitive.BYTE),
            "short", new Sketch.Known(Primitive.SHORT), "int", new Sketch.Known(Primitive.INT), "long", new Sketch.Known(Primitive.LONG),
            "float", new Sketch.Known(Primitive.FLOAT), "double", new Sketch.Known(Primitive.DOUBLE), "string", TEXT);
    private final SourceFile file;
    private final boolean main;
    private final SliceReader.Reading reading;
    private final Tokens tokens;
    private String scope = "";
    private int depth;

    SliceParser(SourceFile file, boolean main, SliceReader.Reading reading) throws InvalidFileException {
        this.file = file;
        this.main = main;
        this.reading = reading;
        this.tokens = new Tokens(file, "\\", false);
    }

    /** Reads the file. @throws InvalidFileException with the line where it is no Slice */
    void read() throws InvalidFileException {
        while (!tokens.atEnd()) {
            definition();
        }
    }

    private void definition() throws InvalidFileException {
        if (tokens.peek().kind() == Tokens.Kind.LINE) {
            Matcher include = INCLUDE.matcher(tokens.next().text());
            if (include.matches()) {
                reading.include(file, include.group(1));
            }
            return;
        }
        metadata();
        if (tokens.atEnd() || tokens.peek().kind() == Tokens.Kind.LINE || tokens.take(";")) {
            return;
        }
        tokens.take("local");
        String word = tokens.word();
        switch (word) {
            case "module" -> module();
            case "struct" -> struct(name(), List.of());
            case "exception" -> declared(Kind.VALUE);
            case "class" -> declared(Kind.CLASS);
            case "interface" -> contract();
            case "enum" -> constants();
            case "sequence" -> {
                tokens.expect("<");
                Sketch element = type();
                tokens.expect(">");
                alias(element.equals(BASE.get("byte")) ? Sketch.Octets.PLAIN : new Sketch.Items(element, Optional.empty()));
            }
            case "dictionary" -> {
                tokens.expect("<");
                Sketch key = type();
                tokens.expect(",");
                Sketch value = type();
                tokens.expect(">");
                alias(new Sketch.Entries(key, value, Optional.empty()));
            }
            case "const" -> {
                while (!tokens.atEnd() && !tokens.at(";")) {
                    tokens.next();
                }
            }
            default -> throw tokens.problem(TEXTS.text("definition", org.roundtrip.files.Excerpt.clip(word)));
        }
        tokens.take(";");
    }

    /** Goes on behind what is in square brackets. */
    private void metadata() throws InvalidFileException {
        tokens.skip("[", "]");
        while (tokens.at("[")) {
            tokens.skip("[", "]");
        }
    }

    /** A word of the language that is a name has a backslash in front. */
    private String name() throws InvalidFileException {
        return tokens.word().replace("\\", "");
    }

    private String scoped() throws InvalidFileException {
        StringBuilder name = new StringBuilder();
        boolean more = !tokens.at(":");
        if (more) {
            name.append(name());
        }
        while (tokens.take(":")) {
            tokens.expect(":");
            name.append("::").append(name());
        }
        return name.toString();
    }

    private String declare(String name, Kind kind) {
        reading.kinds.put(scope + "::" + name, kind);
        return scope + "::" + name;
    }

    private void module() throws InvalidFileException {
        if (++depth > DEEPEST) {
            throw tokens.problem(TEXTS.text("deep", DEEPEST));
        }
        String before = scope;
        scope += "::" + scoped();
        tokens.expect("{");
        while (!tokens.take("}")) {
            if (tokens.atEnd()) {
                throw tokens.unexpected("}");
            }
            definition();
        }
        scope = before;
        depth--;
    }

    private void alias(Sketch type) throws InvalidFileException {
        String name = name();
        reading.declarations.add(new Declared.Alias(declare(name, Kind.VALUE), name, type), main);
    }

    private void constants() throws InvalidFileException {
        String name = name();
        List<String> constants = new ArrayList<>();
        tokens.expect("{");
        while (!tokens.take("}")) {
            metadata();
            constants.add(name());
            if (tokens.take("=")) {
                scopedOrNumber();
            }
            tokens.take(",");
        }
        reading.declarations.add(new Declared.Constants(declare(name, Kind.VALUE), name, constants), main);
    }

    private void scopedOrNumber() throws InvalidFileException {
        if (tokens.peek().kind() == Tokens.Kind.NUMBER) {
            tokens.next();
        } else {
            scoped();
        }
    }

    /** A class or an exception, which may extend another. */
    private void declared(Kind kind) throws InvalidFileException {
        String name = name();
        tokens.skip("(", ")");
        if (tokens.at(";")) {
            declare(name, kind);
            return;
        }
        List<Member> inherited = List.of();
        if (tokens.take("extends") || tokens.take(":")) {
            String base = reading.meaning(scope, scoped());
            inherited = reading.members.getOrDefault(base, List.of());
            if (!reading.members.containsKey(base)) {
                reading.table.notes().add(name, TEXTS.text("base", base));
            }
        }
        if (tokens.take("implements")) {
            do {
                scoped();
            } while (tokens.take(","));
        }
        declare(name, kind);
        struct(name, inherited);
    }

    private void struct(String name, List<Member> inherited) throws InvalidFileException {
        String key = declare(name, reading.kinds.getOrDefault(scope + "::" + name, Kind.VALUE));
        List<Member> members = new ArrayList<>(inherited);
        List<DeclaredOperation> operations = new ArrayList<>();
        tokens.expect("{");
        while (!tokens.take("}")) {
            metadata();
            boolean optional = optional();
            tokens.take("idempotent");
            boolean nothing = tokens.take("void");
            Sketch type = nothing ? null : type();
            String member = name();
            if (tokens.at("(")) {
                operations.add(operation(member, Optional.ofNullable(type)));
            } else {
                members.add(new Member(member, optional ? maybe(type) : type));
                if (tokens.take("=")) {
                    value();
                }
            }
            tokens.expect(";");
        }
        reading.members.put(key, List.copyOf(members));
        reading.declarations.add(new Declared.Fields(key, name, members), main);
        if (!operations.isEmpty()) {
            reading.declarations.add(key, new Declarations.Interface(List.of(), operations), main);
        }
    }

    private void value() throws InvalidFileException {
        if (tokens.peek().kind() == Tokens.Kind.NUMBER || tokens.peek().kind() == Tokens.Kind.STRING) {
            tokens.next();
        } else {
            scoped();
        }
    }

    private boolean optional() throws InvalidFileException {
        boolean optional = tokens.take("optional") || tokens.take("tag");
        if (optional) {
            tokens.skip("(", ")");
        }
        return optional;
    }

    private static Sketch maybe(Sketch sketch) {
        return sketch instanceof Sketch.Maybe ? sketch : new Sketch.Maybe(sketch);
    }

    private Sketch type() throws InvalidFileException {
        metadata();
        String word = scoped();
        Sketch type = BASE.get(word);
        boolean proxy = tokens.take("*");
        boolean absent = tokens.take("?");
        if (type == null) {
            String key = reading.meaning(scope, word);
            Kind kind = reading.kind(key);
            type = proxy || kind == Kind.INTERFACE ? new Sketch.Near(TEXT, TEXTS.text("proxy"))
                    : List.of("Object", "Value", "LocalObject").contains(word) ? new Sketch.Near(TEXT, TEXTS.text("any"))
                    : kind == Kind.CLASS ? new Sketch.Maybe(new Sketch.Near(new Sketch.Named(key), TEXTS.text("class"))) : new Sketch.Named(key);
        }
        return absent ? maybe(type) : type;
    }

    private void contract() throws InvalidFileException {
        String name = name();
        String key = declare(name, Kind.INTERFACE);
        if (tokens.at(";")) {
            return;
        }
        List<String> bases = new ArrayList<>();
        if (tokens.take("extends") || tokens.take(":")) {
            do {
                bases.add(reading.meaning(scope, scoped()));
            } while (tokens.take(","));
        }
        List<DeclaredOperation> operations = new ArrayList<>();
        tokens.expect("{");
        while (!tokens.take("}")) {
            metadata();
            boolean optional = optional();
            tokens.take("idempotent");
            metadata();
            Optional<Sketch> result = tokens.take("void") ? Optional.empty() : Optional.of(type());
            operations.add(operation(name(), optional ? result.map(SliceParser::maybe) : result));
            tokens.expect(";");
        }
        reading.declarations.add(key, new Declarations.Interface(bases, operations), main);
    }

    /** What it gives out is a part of its result. */
    private DeclaredOperation operation(String name, Optional<Sketch> result) throws InvalidFileException {
        List<Member> in = new ArrayList<>();
        List<Member> out = new ArrayList<>();
        result.ifPresent(type -> out.add(new Member(TEXTS.text("value"), type)));
        tokens.expect("(");
        while (!tokens.take(")")) {
            metadata();
            boolean given = tokens.take("out");
            boolean optional = optional();
            Sketch type = type();
            (given ? out : in).add(new Member(name(), optional ? maybe(type) : type));
            if (!tokens.at(")")) {
                tokens.expect(",");
            }
        }
        List<Sketch> exceptions = new ArrayList<>();
        if (tokens.take("throws")) {
            do {
                exceptions.add(new Sketch.Named(reading.meaning(scope, scoped())));
            } while (tokens.take(","));
        }
        Optional<Sketch> answer = out.size() < 2 ? out.stream().map(Member::type).findFirst() : Optional.of(results(name, out));
        return new DeclaredOperation(name, in, answer, exceptions);
    }

    private Sketch results(String operation, List<Member> out) {
        String name = operation.substring(0, 1).toUpperCase(Locale.ROOT) + operation.substring(1) + TEXTS.text("result");
        String key = scope + "::" + operation + " " + tokens.peek().line();
        reading.table.notes().add(operation, TEXTS.text("results"));
        reading.declarations.add(new Declared.Fields(key, name, out), main);
        return new Sketch.Named(key);
    }
}
