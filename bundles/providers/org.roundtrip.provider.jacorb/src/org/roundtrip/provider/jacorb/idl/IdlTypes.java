// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.roundtrip.exchange.types.Declared;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.text.Texts;

/** Reads types where they are used, and says what they are. For one thread. */
final class IdlTypes {
    /** Words of IDL 4, which are names in older files. */
    private static final Set<String> LATER = Set.of("int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64", "map");
    private static final Texts TEXTS = Texts.of(IdlTypes.class);
    private static final Sketch OCTET = new Sketch.Known(Primitive.BYTE);
    private final Sketch shorts = new Sketch.Near(new Sketch.Known(Primitive.INT), TEXTS.text("unsigned"));
    private final Sketch longs = new Sketch.Near(new Sketch.Known(Primitive.LONG), TEXTS.text("unsigned"));
    private final Sketch longLongs = new Sketch.Near(new Sketch.Known(Primitive.LONG), TEXTS.text("unsigned.half"));
    private final IdlTokens tokens;
    private final IdlNames names;
    private final IdlConstants constants;
    private final IdlNamed named;
    private final Map<String, Sketch> aliases = new HashMap<>();
    /** What the type is called that was read last; null where it has no name. */
    private IdlMeaning.Type last;
    private int brackets;

    IdlTypes(IdlTokens tokens, IdlNames names, IdlContent content) {
        this.tokens = tokens;
        this.names = names;
        constants = IdlConstants.of(tokens, () -> names.value(null));
        named = new IdlNamed(tokens, names, content, this);
    }

    /** Returns what reads the types that have names of their own. */
    IdlNamed named() {
        return named;
    }

    /** Reads a type. */
    Sketch type() throws InvalidFileException {
        tokens.enter();
        try {
            named.annotations();
            IdlToken word = tokens.next();
            if (word.kind() == IdlToken.Kind.NAME && IdlNamed.KINDS.contains(word.text())) {
                Sketch own = named.type();
                last = null;
                return own;
            }
            last = null;
            return LATER.contains(word.text()) && names.known(word.text()) && !tokens.next(1).is("<") ? name() : basic(word);
        } finally {
            tokens.leave();
        }
    }

    private Sketch basic(IdlToken word) throws InvalidFileException {
        if (word.kind() != IdlToken.Kind.NAME) {
            return name();
        }
        return switch (word.text()) {
            case "boolean" -> taken(new Sketch.Known(Primitive.BOOLEAN));
            case "octet", "uint8", "int8" -> taken(OCTET);
            case "short", "int16" -> taken(new Sketch.Known(Primitive.SHORT));
            case "int32" -> taken(new Sketch.Known(Primitive.INT));
            case "int64" -> taken(new Sketch.Known(Primitive.LONG));
            case "uint16" -> taken(shorts);
            case "uint32" -> taken(longs);
            case "uint64" -> taken(longLongs);
            case "float" -> taken(new Sketch.Known(Primitive.FLOAT));
            case "double" -> taken(new Sketch.Known(Primitive.DOUBLE));
            case "wchar" -> taken(new Sketch.Known(Primitive.CHAR));
            case "char" -> taken(new Sketch.Near(new Sketch.Known(Primitive.CHAR), TEXTS.text("char")));
            case "any", "Object", "ValueBase" -> taken(new Sketch.Missing(TEXTS.text("type", word.text())));
            case "long" -> longer();
            case "unsigned" -> unsigned();
            case "string", "wstring" -> text(word);
            case "fixed" -> fixed();
            case "sequence" -> sequence();
            case "map" -> tokens.next(1).is("<") ? map() : name();
            default -> name();
        };
    }

    private Sketch taken(Sketch sketch) {
        tokens.take();
        return sketch;
    }

    private Sketch name() throws InvalidFileException {
        if (!tokens.at("::") && tokens.next().kind() != IdlToken.Kind.NAME) {
            throw tokens.unexpected(TEXTS.text("a.type"));
        }
        last = names.type();
        return last.sketch();
    }

    private Sketch longer() {
        tokens.take();
        return tokens.accept("double") ? new Sketch.Near(new Sketch.Known(Primitive.DOUBLE), TEXTS.text("double.long"))
                : new Sketch.Known(tokens.accept("long") ? Primitive.LONG : Primitive.INT);
    }

    private Sketch unsigned() throws InvalidFileException {
        tokens.take();
        if (tokens.accept("short")) {
            return shorts;
        }
        tokens.expect("long");
        return tokens.accept("long") ? longLongs : longs;
    }

    private Sketch text(IdlToken word) throws InvalidFileException {
        tokens.take();
        Repertoire repertoire = word.is("wstring") ? Repertoire.UNICODE : Repertoire.LATIN1;
        if (!tokens.accept("<")) {
            return new Sketch.Chars(Optional.empty(), repertoire);
        }
        brackets++;
        return closed(bounded(length -> new Sketch.Chars(length, repertoire)));
    }

    private Sketch closed(Sketch sketch) throws InvalidFileException {
        tokens.expect(">");
        brackets--;
        return sketch;
    }

    private Sketch bounded(Function<Optional<Length>, Sketch> type) throws InvalidFileException {
        BigInteger most = constants.positive(brackets);
        return most.bitLength() < Integer.SIZE ? type.apply(Optional.of(new Length(0, most.intValue())))
                : new Sketch.Near(type.apply(Optional.empty()), TEXTS.text("bound", most.toString()));
    }

    private Sketch fixed() throws InvalidFileException {
        tokens.take();
        if (!tokens.accept("<")) {
            return new Sketch.Missing(TEXTS.text("fixed"));
        }
        brackets++;
        IdlValue digits = constants.value(Integer.SIZE);
        tokens.expect(",");
        IdlValue scale = constants.value(0);
        boolean fits = digits instanceof IdlValue.Whole all && scale instanceof IdlValue.Whole behind && behind.number().signum() >= 0
                && behind.number().compareTo(all.number()) <= 0 && all.number().signum() > 0
                && all.number().compareTo(BigInteger.valueOf(Shape.Decimal.MOST_DIGITS)) <= 0;
        return closed(fits ? new Sketch.Known(new Shape.Decimal(((IdlValue.Whole) digits).number().intValue(),
                ((IdlValue.Whole) scale).number().intValue())) : new Sketch.Missing(TEXTS.text("fixed")));
    }

    /** A sequence of at most one element is a value that may be absent. IDL has no other way to say it. */
    private Sketch sequence() throws InvalidFileException {
        tokens.take();
        tokens.expect("<");
        brackets++;
        Sketch element = type();
        last = null;
        if (!tokens.accept(",")) {
            return closed(items(element, Optional.empty()));
        }
        return closed(bounded(length -> length.equals(Optional.of(new Length(0, 1))) ? new Sketch.Maybe(element) : items(element, length)));
    }

    private Sketch map() throws InvalidFileException {
        tokens.take();
        tokens.expect("<");
        brackets++;
        Sketch key = type();
        tokens.expect(",");
        Sketch value = type();
        last = null;
        return closed(tokens.accept(",") ? bounded(length -> new Sketch.Entries(key, value, length)) : new Sketch.Entries(key, value, Optional.empty()));
    }

    private Sketch items(Sketch element, Optional<Length> length) {
        return followed(element).equals(OCTET) ? new Sketch.Octets(length)
                : named.entry(element).<Sketch>map(entry -> new Sketch.Entries(entry.get(0).type(), entry.get(1).type(), length))
                        .orElseGet(() -> new Sketch.Items(element, length));
    }

    /** Follows other names of a type. */
    private Sketch followed(Sketch type) {
        Sketch followed = type;
        while (followed instanceof Sketch.Named reference && aliases.containsKey(reference.key())) {
            followed = aliases.get(reference.key());
        }
        return followed;
    }

    /** Reads the names that follow a type, each with the sizes of an array. @param end which follows the last one */
    List<Member> declarators(Sketch type, String end) throws InvalidFileException {
        List<Member> declarators = new ArrayList<>();
        do {
            declarators.add(declarator(type));
        } while (tokens.accept(","));
        tokens.expect(end);
        return declarators;
    }

    /** Reads a name that follows a type, with the sizes of an array. */
    Member declarator(Sketch type) throws InvalidFileException {
        String name = tokens.name();
        named.annotations();
        List<Integer> sizes = new ArrayList<>();
        while (tokens.accept("[")) {
            IdlToken place = tokens.next();
            BigInteger size = constants.positive(0);
            if (size.bitLength() >= Integer.SIZE) {
                throw place.place().problem(TEXTS.text("array", size.toString()));
            }
            sizes.add(size.intValue());
            tokens.expect("]");
        }
        Sketch sketch = type;
        for (int size : sizes.reversed()) {
            sketch = items(sketch, Optional.of(Length.of(size)));
        }
        return new Member(name, sketch);
    }

    /** Reads another name for a type, behind its keyword. */
    void typedef(IdlContent content) throws InvalidFileException {
        IdlPlace place = tokens.take().place();
        Sketch type = type();
        IdlMeaning.Type meant = last;
        for (Member each : declarators(type, ";")) {
            String key = names.scope().key(each.name());
            Sketch sketch = new Sketch.Named(key);
            if (meant == null || each.type() != type) {
                names.define("typedef", each.name(), sketch, place);
            } else {
                names.declare(each.name(), new IdlMeaning.Type(meant.kind(), sketch, meant.scope(), place));
            }
            aliases.put(key, each.type());
            content.add(new Declared.Alias(key, each.name(), each.type()), place);
        }
    }

    /** Reads a constant, behind its keyword. */
    void constant(IdlContent content) throws InvalidFileException {
        IdlPlace place = tokens.take().place();
        Sketch type = followed(type());
        String name = tokens.name();
        tokens.expect("=");
        int bits = type.equals(OCTET) ? Byte.SIZE : type.equals(shorts) ? Short.SIZE : type.equals(longs) ? Integer.SIZE : type.equals(longLongs) ? Long.SIZE : 0;
        names.declare(name, new IdlMeaning.Constant(constants.value(bits), place));
        tokens.expect(";");
        content.note(name, TEXTS.text("constant"), place);
    }

    /** Reads the label of a union's case. @param type by which the union switches */
    void label(Sketch type) throws InvalidFileException {
        IdlScope enumerators = followed(type) instanceof Sketch.Named reference ? named.enumerators(reference.key()).orElse(null) : null;
        IdlConstants.of(tokens, () -> names.value(enumerators)).value(0);
    }
}
