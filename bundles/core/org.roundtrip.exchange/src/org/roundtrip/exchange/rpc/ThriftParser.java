// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.rpc;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.types.Declared;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.DeclaredOperation;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.text.Texts;

/** Parses one file of Thrift, by recursive descent. Used by one thread, once. */
final class ThriftParser {
    private static final int DEEPEST = 100;
    private static final int UUID = 36;
    private static final Texts TEXTS = Texts.of(ThriftParser.class);
    private static final Map<String, Sketch> BASE = Map.ofEntries(Map.entry("bool", known(Primitive.BOOLEAN)), Map.entry("byte", known(Primitive.BYTE)),
            Map.entry("i8", known(Primitive.BYTE)), Map.entry("i16", known(Primitive.SHORT)), Map.entry("i32", known(Primitive.INT)),
            Map.entry("i64", known(Primitive.LONG)), Map.entry("float", known(Primitive.FLOAT)), Map.entry("double", known(Primitive.DOUBLE)),
            Map.entry("string", text(Optional.empty())), Map.entry("slist", text(Optional.empty())), Map.entry("binary", Sketch.Octets.PLAIN),
            Map.entry("uuid", new Sketch.Near(text(Optional.of(Length.of(UUID))), TEXTS.text("uuid"))));
    private final SourceFile file;
    private final String prefix;
    private final ThriftReader.Reading reading;
    private final Tokens tokens;
    /** Beginnings of keys by the names of included files. */
    private final Map<String, String> includes = new HashMap<>();
    private int depth;

    /** @param prefix of the keys of the file's types; empty for the main file */
    ThriftParser(SourceFile file, String prefix, ThriftReader.Reading reading) throws InvalidFileException {
        this.file = file;
        this.prefix = prefix;
        this.reading = reading;
        this.tokens = new Tokens(file, ".", true);
    }

    private static Sketch known(Primitive primitive) {
        return new Sketch.Known(primitive);
    }

    private static Sketch text(Optional<Length> length) {
        return new Sketch.Chars(length, Repertoire.UNICODE);
    }

    /** Reads the file. @throws InvalidFileException with the line where it is no Thrift */
    void read() throws InvalidFileException {
        while (!tokens.atEnd()) {
            definition(tokens.word());
        }
    }

    private boolean main() {
        return prefix.isEmpty();
    }

    private void definition(String word) throws InvalidFileException {
        switch (word) {
            case "include" -> include(tokens.string());
            case "cpp_include", "c_include", "hs_include", "package" -> tokens.string();
            case "namespace" -> {
                tokens.next();
                tokens.next();
            }
            case "const" -> {
                type();
                tokens.word();
                tokens.expect("=");
                value();
            }
            case "typedef" -> {
                Sketch type = type();
                String name = tokens.word();
                reading.declarations.add(new Declared.Alias(prefix + name, name, type), main());
            }
            case "enum", "senum" -> constants(tokens.word());
            case "struct", "exception" -> {
                String name = tokens.word();
                reading.declarations.add(new Declared.Fields(prefix + name, name, fields("{", "}")), main());
            }
            case "union" -> {
                String name = tokens.word();
                reading.declarations.add(new Declared.Cases(prefix + name, name, cases(fields("{", "}"))), main());
            }
            case "service" -> service(tokens.word());
            default -> {
                // Such as php_namespace, of which there were several.
                if (!word.contains("namespace") && !word.endsWith("_package") && !word.startsWith("xsd_") && !word.equals("cocoa_prefix")) {
                    throw tokens.problem(TEXTS.text("definition", org.roundtrip.files.Excerpt.clip(word)));
                }
                tokens.next();
            }
        }
        tokens.skip("(", ")");
        separator();
    }

    private void include(String path) throws InvalidFileException {
        String name = path.substring(path.lastIndexOf('/') + 1);
        reading.include(file, path).ifPresent(keys -> includes.put(name.replaceFirst("\\.thrift$", ""), keys));
    }

    private void separator() throws InvalidFileException {
        if (!tokens.take(",")) {
            tokens.take(";");
        }
    }

    private void constants(String name) throws InvalidFileException {
        List<String> constants = new ArrayList<>();
        tokens.expect("{");
        while (!tokens.take("}")) {
            String constant = tokens.peek().kind() == Tokens.Kind.STRING ? tokens.string() : tokens.word();
            constants.add(constant.substring(constant.lastIndexOf('.') + 1));
            if (tokens.take("=")) {
                tokens.next();
            }
            tokens.skip("(", ")");
            separator();
        }
        reading.declarations.add(new Declared.Constants(prefix + name, name, constants), main());
    }

    /** The fields of a union are never all there, so none is optional. */
    private static List<Member> cases(List<Member> fields) {
        return fields.stream().map(field -> field.type() instanceof Sketch.Maybe maybe ? new Member(field.name(), maybe.value()) : field).toList();
    }

    private List<Member> fields(String open, String close) throws InvalidFileException {
        List<Member> fields = new ArrayList<>();
        while (tokens.peek().text().startsWith("xsd_")) {
            tokens.next();
        }
        tokens.expect(open);
        while (!tokens.take(close)) {
            fields.add(field());
        }
        return fields;
    }

    private Member field() throws InvalidFileException {
        if (tokens.peek().kind() == Tokens.Kind.NUMBER) {
            tokens.next();
            tokens.expect(":");
        }
        boolean optional = tokens.take("optional");
        if (!optional) {
            tokens.take("required");
        }
        Sketch type = type();
        tokens.take("&");
        String name = tokens.word();
        if (tokens.take("=")) {
            value();
        }
        while (tokens.peek().text().startsWith("xsd_")) {
            if (tokens.next().text().equals("xsd_attrs")) {
                tokens.skip("{", "}");
            }
        }
        tokens.skip("(", ")");
        separator();
        return new Member(name, optional ? new Sketch.Maybe(type) : type);
    }

    private Sketch type() throws InvalidFileException {
        if (++depth > DEEPEST) {
            throw tokens.problem(TEXTS.text("deep", DEEPEST));
        }
        Sketch type = named(tokens.word());
        tokens.skip("(", ")");
        depth--;
        return type;
    }

    private Sketch named(String word) throws InvalidFileException {
        if (tokens.take("cpp_type")) {
            tokens.string();
        }
        return switch (word) {
            case "list" -> new Sketch.Items(element(), Optional.empty());
            case "set" -> new Sketch.Near(new Sketch.Items(element(), Optional.empty()), TEXTS.text("set"));
            case "map" -> {
                tokens.expect("<");
                Sketch key = type();
                tokens.expect(",");
                Sketch value = type();
                tokens.expect(">");
                yield new Sketch.Entries(key, value, Optional.empty());
            }
            default -> BASE.containsKey(word) ? BASE.get(word) : new Sketch.Named(key(word));
        };
    }

    private Sketch element() throws InvalidFileException {
        tokens.expect("<");
        Sketch element = type();
        tokens.expect(">");
        if (tokens.take("cpp_type")) {
            tokens.string();
        }
        return element;
    }

    /** Returns the key of a name, which may begin with that of an included file. */
    private String key(String name) {
        int dot = name.lastIndexOf('.');
        return dot < 0 ? prefix + name : includes.containsKey(name.substring(0, dot)) ? includes.get(name.substring(0, dot)) + name.substring(dot + 1) : name;
    }

    /** Goes on behind a value: a number, a text, a name, a list or a map. */
    private void value() throws InvalidFileException {
        if (tokens.at("[")) {
            tokens.skip("[", "]");
        } else if (tokens.at("{")) {
            tokens.skip("{", "}");
        } else {
            tokens.next();
        }
    }

    private void service(String name) throws InvalidFileException {
        List<String> bases = tokens.take("extends") ? List.of(key(tokens.word())) : List.of();
        List<DeclaredOperation> operations = new ArrayList<>();
        tokens.expect("{");
        while (!tokens.take("}")) {
            operations.add(function());
        }
        reading.declarations.add(prefix + name, new Declarations.Interface(bases, operations), main());
    }

    private DeclaredOperation function() throws InvalidFileException {
        boolean oneWay = tokens.take("oneway") || tokens.take("async");
        Optional<Sketch> result = tokens.take("void") ? Optional.empty() : Optional.of(type());
        String name = tokens.word();
        List<Member> parameters = fields("(", ")");
        List<Sketch> exceptions = tokens.take("throws") ? fields("(", ")").stream().map(Member::type)
                .map(type -> type instanceof Sketch.Maybe maybe ? maybe.value() : type).toList() : List.of();
        tokens.skip("(", ")");
        separator();
        return new DeclaredOperation(name, parameters, result, exceptions, oneWay);
    }
}
