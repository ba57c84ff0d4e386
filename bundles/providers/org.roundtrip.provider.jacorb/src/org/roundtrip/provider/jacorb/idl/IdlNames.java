// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.jacorb.idl.IdlToken.Kind;

/** Declares names and follows them, by the rules of scopes. For one thread. */
final class IdlNames {
    private static final Texts TEXTS = Texts.of(IdlNames.class);
    private final IdlTokens tokens;
    private static final String CORBA = "CORBA";
    private final IdlScope file = new IdlScope("", null);
    /** The scope of what every compiler knows without an include. */
    private final IdlScope known;
    /** Types by their keys, with their names, as long as they are only announced. */
    private final Map<String, String> announced = new LinkedHashMap<>();
    private IdlScope scope = file;

    /** @param known the scope of a file that every file can refer to @param tokens that are read */
    IdlNames(IdlTokens tokens, IdlScope known) {
        this.tokens = tokens;
        this.known = known;
    }

    /** Returns the scope of the whole file. */
    IdlScope file() {
        return file;
    }

    /** Returns the scope in which declarations are now. */
    IdlScope scope() {
        return scope;
    }

    /** Enters a scope. @throws InvalidFileException when they are nested too deeply */
    void enter(IdlScope inner) throws InvalidFileException {
        tokens.enter();
        scope = inner;
    }

    /** Returns to the scope around it. */
    void leave() {
        tokens.leave();
        scope = scope.parent();
    }

    /** Returns the scope of a module, which may be a known one. */
    IdlScope module(String name, IdlPlace place) throws InvalidFileException {
        Optional<IdlMeaning> known = scope.own(name);
        if (known.isPresent() && known.get() instanceof IdlMeaning.Module module) {
            return module.scope();
        }
        IdlScope inner = new IdlScope(scope.key(name), scope);
        declare(name, new IdlMeaning.Module(inner, place));
        return inner;
    }

    /** Announces a type, which may be known. @param sketch what references to it are */
    void announce(String kind, String name, Sketch sketch, IdlPlace place) throws InvalidFileException {
        Optional<IdlMeaning> known = scope.own(name);
        if (known.isEmpty() || !(known.get() instanceof IdlMeaning.Type type) || !type.kind().equals(kind)) {
            announced.put(scope.key(name), name);
            declare(name, new IdlMeaning.Type(kind, sketch, new IdlScope(scope.key(name), scope), place));
        }
    }

    /** Defines a type. @param sketch what references to it are @return the scope of its own names */
    IdlScope define(String kind, String name, Sketch sketch, IdlPlace place) throws InvalidFileException {
        Optional<IdlMeaning> known = scope.own(name);
        IdlScope own = known.isPresent() && known.get() instanceof IdlMeaning.Type type && type.kind().equals(kind) && !type.scope().defined()
                ? type.scope() : new IdlScope(scope.key(name), scope);
        if (known.isEmpty() || !(known.get() instanceof IdlMeaning.Type type) || type.scope() != own) {
            declare(name, new IdlMeaning.Type(kind, sketch, own, place));
        }
        announced.remove(scope.key(name));
        own.define(place);
        return own;
    }

    /** Returns the names of types that are only announced, by their keys. */
    Map<String, String> announced() {
        return announced;
    }

    /** Declares a name. @throws InvalidFileException when it has a meaning in this scope */
    void declare(String name, IdlMeaning meaning) throws InvalidFileException {
        Optional<IdlMeaning> known = scope.own(name);
        if (known.isPresent()) {
            throw meaning.place().problem(TEXTS.text("twice", Excerpt.clip(name), known.get().place().file(), Integer.toString(known.get().place().line())));
        }
        scope.put(name, meaning);
    }

    /** Returns whether a name has a meaning here. */
    boolean known(String name) {
        return find(name).isPresent();
    }

    /** Reads a type's name. */
    IdlMeaning.Type type() throws InvalidFileException {
        IdlPlace place = tokens.next().place();
        Written written = written();
        if (written.meaning() instanceof IdlMeaning.Type type) {
            return type;
        }
        throw place.problem(TEXTS.text("type.no", Excerpt.clip(written.text())));
    }

    /** Reads a constant's name. @param enumerators where it may be, too; null for nowhere */
    IdlValue value(IdlScope enumerators) throws InvalidFileException {
        IdlToken first = tokens.next();
        if (enumerators != null && !tokens.next(1).is("::") && first.kind() == Kind.NAME && enumerators.own(plain(first)).isPresent()) {
            return ((IdlMeaning.Constant) enumerators.own(tokens.name()).get()).value();
        }
        Written written = written();
        if (written.meaning() instanceof IdlMeaning.Constant constant) {
            return constant.value();
        }
        throw first.place().problem(TEXTS.text("constant.no", Excerpt.clip(written.text())));
    }

    private static String plain(IdlToken name) {
        return name.text().startsWith("_") ? name.text().substring(1) : name.text();
    }

    private record Written(String text, IdlMeaning meaning) {
    }

    private Written written() throws InvalidFileException {
        IdlPlace place = tokens.next().place();
        boolean outermost = tokens.accept("::");
        String name = tokens.name();
        StringBuilder text = new StringBuilder(outermost ? "::" : "").append(name);
        Optional<IdlMeaning> meaning = outermost ? file.own(name) : find(name);
        Optional<IdlMeaning> standard = name.equals(CORBA) ? known.own(name) : name.equals("TypeCode") || scope.key().startsWith(CORBA)
                ? known.own(CORBA).flatMap(IdlNames::inside).flatMap(module -> module.own(name)) : Optional.empty();
        while (tokens.accept("::")) {
            String inner = tokens.name();
            text.append("::").append(inner);
            meaning = meaning.flatMap(IdlNames::inside).flatMap(within -> within.find(inner));
            standard = standard.flatMap(IdlNames::inside).flatMap(within -> within.find(inner));
        }
        Optional<IdlMeaning> other = standard;
        return new Written(text.toString(), meaning.or(() -> other).orElseThrow(() -> place.problem(TEXTS.text("unknown", Excerpt.clip(text.toString())))));
    }

    private Optional<IdlMeaning> find(String name) {
        for (IdlScope from = scope; from != null; from = from.parent()) {
            Optional<IdlMeaning> found = from.find(name);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static Optional<IdlScope> inside(IdlMeaning meaning) {
        return switch (meaning) {
            case IdlMeaning.Module module -> Optional.of(module.scope());
            case IdlMeaning.Type type -> Optional.of(type.scope());
            case IdlMeaning.Constant constant -> Optional.empty();
        };
    }
}
