// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import java.util.Optional;
import java.util.Set;
import org.roundtrip.exchange.types.Declared;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/** Reads the definitions of a file: IDL 4.2 with what older versions have. For one thread, once. */
final class IdlParser {
    /** Parts of the component model, which are no types and no operations. */
    private static final Set<String> COMPONENTS = Set.of("component", "home", "porttype", "connector");
    private static final Set<String> VALUES = Set.of("valuetype", "eventtype");
    private static final Texts TEXTS = Texts.of(IdlParser.class);
    private final IdlTokens tokens;
    private final IdlNames names;
    private final IdlContent content;
    private final IdlTypes types;
    private final IdlOperations operations;

    private IdlParser(IdlTokens tokens, IdlContent content, IdlScope known) {
        this.tokens = tokens;
        this.content = content;
        names = new IdlNames(tokens, known);
        types = new IdlTypes(tokens, names, content);
        operations = new IdlOperations(tokens, names, content, types);
    }

    /** Reads all definitions. @param table to which types and operations are added @param type that becomes the payload */
    static void read(IdlTokens tokens, TypeTable table, Optional<String> type) throws InvalidFileException {
        IdlContent content = new IdlContent(table);
        IdlParser standard = new IdlParser(IdlFiles.standard(), content, new IdlScope("", null));
        standard.definitions();
        IdlParser parser = new IdlParser(tokens, content, standard.names.file());
        parser.definitions();
        parser.names.announced().forEach((key, name) -> content.offer(new Declared.Alias(key, name, new Sketch.Missing(TEXTS.text("forward")))));
        content.end(type.isPresent());
    }

    private void definitions() throws InvalidFileException {
        while (!tokens.atEnd()) {
            definition();
        }
    }

    private void definition() throws InvalidFileException {
        if (tokens.accept(";")) {
            return;
        }
        if (tokens.at("@") && tokens.next(1).is("annotation")) {
            content.note("@annotation", TEXTS.text("annotation"), tokens.next().place());
            past();
            return;
        }
        types.named().annotations();
        IdlToken word = tokens.next();
        switch (word.kind() == IdlToken.Kind.NAME ? word.text() : "") {
            case "module" -> module(word);
            case "const" -> types.constant(content);
            case "typedef" -> types.typedef(content);
            case "exception" -> exception(word);
            case "native" -> {
                tokens.take();
                String name = tokens.name();
                names.define("native", name, new Sketch.Missing(TEXTS.text("native")), word.place());
                content.note(name, TEXTS.text("native"), word.place());
                tokens.expect(";");
            }
            case "typeid", "typeprefix", "import" -> statement(word);
            case "abstract", "custom", "pseudo", "local", "interface", "valuetype", "eventtype" -> object(word);
            case String other when IdlNamed.KINDS.contains(other) -> {
                types.named().type();
                tokens.expect(";");
            }
            case String other when COMPONENTS.contains(other) -> {
                tokens.take();
                content.note(tokens.name(), TEXTS.text("other"), word.place());
                past();
            }
            default -> throw tokens.unexpected(TEXTS.text("definition"));
        }
    }

    /** Skips a definition with its body, if it has one. */
    private void past() throws InvalidFileException {
        while (!tokens.at("{") && !tokens.at(";") && !tokens.atEnd()) {
            tokens.take();
        }
        if (tokens.at("{")) {
            tokens.skip("{", "}");
        }
        tokens.expect(";");
    }

    private void statement(IdlToken word) throws InvalidFileException {
        content.note(word.text(), TEXTS.text("pragma"), word.place());
        skip();
    }

    private void skip() throws InvalidFileException {
        while (!tokens.at(";") && !tokens.atEnd()) {
            tokens.take();
        }
        tokens.expect(";");
    }

    private void module(IdlToken word) throws InvalidFileException {
        tokens.take();
        String name = tokens.name();
        if (tokens.at("<")) {
            content.note(name, TEXTS.text("template"), word.place());
            past();
            return;
        }
        names.enter(names.module(name, word.place()));
        tokens.expect("{");
        while (!tokens.accept("}")) {
            definition();
        }
        tokens.expect(";");
        names.leave();
    }

    /** An exception is a type only where it is raised. */
    private void exception(IdlToken word) throws InvalidFileException {
        tokens.take();
        String name = tokens.name();
        String key = names.scope().key(name);
        if (tokens.accept(";")) {
            names.announce("exception", name, new Sketch.Named(key), word.place());
            return;
        }
        IdlScope own = names.define("exception", name, new Sketch.Named(key), word.place());
        types.named().members(own);
        tokens.expect(";");
        content.offer(new Declared.Fields(key, name, own.members()));
    }

    private void object(IdlToken first) throws InvalidFileException {
        boolean remote = !tokens.accept("local") && !tokens.accept("pseudo");
        boolean concrete = !tokens.accept("abstract");
        tokens.accept("custom");
        IdlToken kind = tokens.take();
        if (VALUES.contains(kind.text()) && kind.kind() == IdlToken.Kind.NAME) {
            value(first.place(), concrete);
        } else if (kind.is("interface")) {
            called(first.place(), remote);
        } else {
            throw kind.place().problem(TEXTS.text("object", first.text()));
        }
    }

    private void called(IdlPlace place, boolean remote) throws InvalidFileException {
        String name = tokens.name();
        Sketch sketch = new Sketch.Missing(TEXTS.text("interface", name));
        if (tokens.accept(";")) {
            names.announce("interface", name, sketch, place);
            return;
        }
        IdlScope own = names.define("interface", name, sketch, place);
        if (tokens.accept(":")) {
            bases(own, "interface");
            if (remote && !place.included()) {
                own.bases().forEach(content::inherit);
            }
        }
        if (!remote) {
            content.note(name, TEXTS.text("local"), place);
        }
        tokens.expect("{");
        names.enter(own);
        while (!tokens.accept("}")) {
            if (!tokens.accept(";") && !operations.read(remote)) {
                definition();
            }
        }
        names.leave();
        tokens.expect(";");
    }

    private void bases(IdlScope own, String kind) throws InvalidFileException {
        do {
            tokens.accept("truncatable");
            types.named().base(kind, own);
        } while (tokens.accept(","));
    }

    /** Reads a valuetype behind its keyword. */
    private void value(IdlPlace place, boolean concrete) throws InvalidFileException {
        String name = tokens.name();
        String key = names.scope().key(name);
        Sketch sketch = concrete ? new Sketch.Named(key) : new Sketch.Missing(TEXTS.text("value.abstract", name));
        if (tokens.accept(";")) {
            names.announce("valuetype", name, sketch, place);
            return;
        }
        boolean box = !tokens.at("{") && !tokens.at(":") && !tokens.at("supports");
        IdlScope own = names.define(box ? "box" : "valuetype", name, sketch, place);
        if (box) {
            content.add(new Declared.Alias(key, name, new Sketch.Maybe(types.type())), place);
            tokens.expect(";");
            return;
        }
        if (tokens.accept(":")) {
            bases(own, "valuetype");
        }
        if (tokens.accept("supports")) {
            do {
                types.named().base("interface", own);
            } while (tokens.accept(","));
        }
        state(own, name, place);
        tokens.expect(";");
        if (concrete) {
            content.note(name, TEXTS.text("value"), place);
            content.add(new Declared.Fields(key, name, own.members()), place);
        }
    }

    private void state(IdlScope own, String name, IdlPlace place) throws InvalidFileException {
        tokens.expect("{");
        names.enter(own);
        while (!tokens.accept("}")) {
            types.named().annotations();
            if (tokens.accept("public") || tokens.accept("private")) {
                own.members().addAll(types.named().member());
            } else if (tokens.at("factory") || tokens.at("finder")) {
                // Nobody makes one from afar.
                skip();
            } else if (operations.read(false)) {
                content.note(name, TEXTS.text("value.operations"), place);
            } else {
                definition();
            }
        }
        names.leave();
    }
}
