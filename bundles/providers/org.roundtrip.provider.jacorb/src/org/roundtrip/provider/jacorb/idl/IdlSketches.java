// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jacorb.idl.AliasTypeSpec;
import org.jacorb.idl.ArrayTypeSpec;
import org.jacorb.idl.BooleanType;
import org.jacorb.idl.CharType;
import org.jacorb.idl.ConstExpr;
import org.jacorb.idl.ConstrTypeSpec;
import org.jacorb.idl.DoubleType;
import org.jacorb.idl.FixedPointType;
import org.jacorb.idl.FloatPtType;
import org.jacorb.idl.FloatType;
import org.jacorb.idl.IdlSymbol;
import org.jacorb.idl.IntType;
import org.jacorb.idl.LongLongType;
import org.jacorb.idl.LongType;
import org.jacorb.idl.OctetType;
import org.jacorb.idl.ScopedName;
import org.jacorb.idl.SequenceType;
import org.jacorb.idl.StringType;
import org.jacorb.idl.StructType;
import org.jacorb.idl.TypeSpec;
import org.roundtrip.exchange.types.Declared;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.text.Texts;

/** Says what the types of IDL are, and adds those with names to the table when they are met. For one thread. */
final class IdlSketches {
    private static final Texts TEXTS = Texts.of(IdlSketches.class);
    private final TypeTable table;
    private final Set<String> met = new HashSet<>();
    private final IdlNamed named;

    IdlSketches(TypeTable table) {
        this.table = table;
        named = new IdlNamed(table, this, met);
    }

    /** Returns the name that a person gave, without the parser's own underscore before words that Java reserves. */
    static String name(IdlSymbol symbol) {
        return symbol.deEscapeName();
    }

    /** Returns the name with its modules, which no other type has. */
    static String key(IdlSymbol symbol) {
        return symbol.pack_name.isEmpty() ? name(symbol) : symbol.pack_name.replace(".", "::") + "::" + name(symbol);
    }

    /** Returns what a type is. */
    Sketch sketch(TypeSpec type) {
        TypeSpec meant = meant(type);
        return switch (meant) {
            case AliasTypeSpec alias -> alias(alias);
            case ConstrTypeSpec constructed -> named.sketch(constructed.c_type_spec);
            case ArrayTypeSpec array -> items(array.elementTypeSpec(), Optional.of(Length.of(array.length())));
            case SequenceType sequence -> sequence(sequence);
            case StringType text -> new Sketch.Chars(most(text.getSize()), text.isWide() ? Repertoire.UNICODE : Repertoire.LATIN1);
            case FixedPointType fixed -> fixed(fixed);
            default -> basic(meant);
        };
    }

    /** Follows names. */
    private static TypeSpec meant(TypeSpec type) {
        TypeSpec meant = type;
        while (meant.typeSpec() != meant || meant instanceof ScopedName) {
            meant = meant instanceof ScopedName name ? name.resolvedTypeSpec() : meant.typeSpec();
        }
        return meant;
    }

    private static Sketch basic(TypeSpec type) {
        return switch (type) {
            case BooleanType logical -> new Sketch.Known(Primitive.BOOLEAN);
            case OctetType octet -> new Sketch.Known(Primitive.BYTE);
            case CharType character when character.isWide() -> new Sketch.Known(Primitive.CHAR);
            case CharType character -> new Sketch.Near(new Sketch.Known(Primitive.CHAR), TEXTS.text("char"));
            case IntType number -> integer(number);
            case FloatType real -> new Sketch.Known(Primitive.FLOAT);
            case DoubleType real -> new Sketch.Known(Primitive.DOUBLE);
            case FloatPtType real when real.type_spec != null && real.type_spec != real -> basic(real.type_spec);
            default -> new Sketch.Missing(TEXTS.text("type", type.getClass().getSimpleName().replaceFirst("Type(Spec)?$", "")));
        };
    }

    private static Sketch integer(IntType number) {
        Primitive width = number instanceof LongLongType ? Primitive.LONG : number instanceof LongType ? Primitive.INT : Primitive.SHORT;
        if (!number.unsigned) {
            return new Sketch.Known(width);
        }
        return new Sketch.Near(new Sketch.Known(width == Primitive.SHORT ? Primitive.INT : Primitive.LONG),
                TEXTS.text(width == Primitive.LONG ? "unsigned.half" : "unsigned"));
    }

    private static Sketch fixed(FixedPointType fixed) {
        boolean fits = fixed.digits >= 1 && fixed.digits <= Shape.Decimal.MOST_DIGITS && fixed.scale >= 0 && fixed.scale <= fixed.digits;
        return fits ? new Sketch.Known(new Shape.Decimal(fixed.digits, fixed.scale)) : new Sketch.Missing(TEXTS.text("fixed"));
    }

    /** A sequence of at most one element is a value that may be absent. IDL has no other way to say it. */
    private Sketch sequence(SequenceType sequence) {
        Optional<Length> length = most(sequence.max);
        return length.equals(Optional.of(new Length(0, 1))) ? new Sketch.Maybe(sketch(sequence.elementTypeSpec())) : items(sequence.elementTypeSpec(), length);
    }

    private Sketch items(TypeSpec element, Optional<Length> length) {
        if (meant(element) instanceof ConstrTypeSpec entry && IdlNamed.entry(entry.c_type_spec)) {
            return named.map((StructType) entry.c_type_spec);
        }
        Sketch inner = sketch(element);
        return inner.equals(new Sketch.Known(Primitive.BYTE)) ? new Sketch.Octets(length) : new Sketch.Items(inner, length);
    }

    private static Optional<Length> most(ConstExpr bound) {
        return Optional.ofNullable(bound).map(ConstExpr::pos_int_const).map(most -> new Length(0, Math.max(0, most)));
    }

    private Sketch alias(AliasTypeSpec alias) {
        String key = key(alias);
        if (met.add(key)) {
            table.add(new Declared.Alias(key, name(alias), sketch(alias.originalType)));
        }
        return new Sketch.Named(key);
    }
}
