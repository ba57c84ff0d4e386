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
import org.roundtrip.exchange.types.Declared;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.text.Texts;

/** Reads structs, unions, enums and sets of bits, which have names, and annotations. For one thread. */
final class IdlNamed {
    /** The keywords with which these types begin. */
    static final Set<String> KINDS = Set.of("struct", "union", "enum", "bitmask", "bitset");
    /** What Roundtrip's own IDL has for a map, and what it adds to the names of cases. */
    private static final String ENTRY = "entries::Entry\\d+";
    private static final String CASE = "_case";
    private static final int MOST_INHERITED = 1_000_000;
    private static final int DEEPEST = 200;
    private static final Texts TEXTS = Texts.of(IdlNamed.class);
    private final IdlTokens tokens;
    private final IdlNames names;
    private final IdlContent content;
    private final IdlTypes types;
    private final IdlConstants constants;
    private final Map<String, List<Member>> entries = new HashMap<>();
    private final Map<String, IdlScope> enumerators = new HashMap<>();
    /** Members that types have from others. */
    private int members;
    /** Bits of what is annotated, where that is said. */
    private Optional<Integer> bits = Optional.empty();

    IdlNamed(IdlTokens tokens, IdlNames names, IdlContent content, IdlTypes types) {
        this.tokens = tokens;
        this.names = names;
        this.content = content;
        this.types = types;
        constants = IdlConstants.of(tokens, () -> names.value(null));
    }

    /** Returns what the elements of a map are in IDL that Roundtrip has written; empty for another type. */
    Optional<List<Member>> entry(Sketch type) {
        return type instanceof Sketch.Named reference ? Optional.ofNullable(entries.get(reference.key())) : Optional.empty();
    }

    /** Returns the names of an enum's constants; empty for another type. */
    Optional<IdlScope> enumerators(String key) {
        return Optional.ofNullable(enumerators.get(key));
    }

    /** Skips annotations. @return whether one says that a value may be absent */
    boolean annotations() throws InvalidFileException {
        boolean optional = false;
        bits = Optional.empty();
        while (tokens.at("@")) {
            IdlPlace place = tokens.take().place();
            StringBuilder name = new StringBuilder(tokens.accept("::") ? "::" : "").append(tokens.name());
            while (tokens.accept("::")) {
                name.append("::").append(tokens.name());
            }
            if (tokens.at("(")) {
                bound(name.toString());
            }
            optional |= name.toString().equals("optional");
            if (!name.toString().equals("optional")) {
                content.note("@" + name, TEXTS.text("annotation"), place);
            }
        }
        return optional;
    }

    private void bound(String name) throws InvalidFileException {
        IdlToken number = tokens.next(tokens.next(1).is("value") ? 3 : 1);
        if (name.equals("bit_bound") && number.kind() == IdlToken.Kind.WHOLE && number.text().matches("[1-9]\\d?")) {
            bits = Optional.of(Math.min(Long.SIZE, Integer.parseInt(number.text())));
        }
        tokens.skip("(", ")");
    }

    /** Reads such a type, or its announcement. */
    Sketch type() throws InvalidFileException {
        Optional<Integer> annotated = bits;
        IdlToken kind = tokens.take();
        String name = tokens.name();
        Sketch sketch = new Sketch.Named(names.scope().key(name));
        if ((kind.is("struct") || kind.is("union")) && !tokens.at("{") && !tokens.at(":") && !tokens.at("switch")) {
            names.announce(kind.text(), name, sketch, kind.place());
            return sketch;
        }
        IdlScope own = names.define(kind.text(), name, sketch, kind.place());
        String key = names.scope().key(name);
        switch (kind.text()) {
            case "struct" -> struct(key, name, own, kind.place());
            case "union" -> union(key, name, own, kind.place());
            case "enum" -> enumeration(key, name, own, kind.place());
            case "bitmask" -> mask(key, name, own, annotated.orElse(Integer.SIZE), kind.place());
            default -> bits(key, name, own, kind.place());
        }
        return sketch;
    }

    private void struct(String key, String name, IdlScope own, IdlPlace place) throws InvalidFileException {
        if (tokens.accept(":")) {
            base("struct", own);
        }
        members(own);
        if (key.matches(ENTRY) && own.members().size() == 2) {
            entries.put(key, own.members());
        } else {
            content.add(new Declared.Fields(key, name, List.copyOf(own.members())), place);
        }
    }

    /** Reads the name of a type that another one extends, and gives that its members. @param own the other one */
    void base(String kind, IdlScope own) throws InvalidFileException {
        IdlPlace place = tokens.next().place();
        IdlMeaning.Type base = names.type();
        if (!base.kind().equals(kind) || !base.scope().defined() || base.scope() == own) {
            throw place.problem(TEXTS.text("base", kind));
        }
        content.extend(base.scope().key());
        own.inherit(base.scope());
        own.members().addAll(base.scope().members());
        members += base.scope().members().size();
        if (members > MOST_INHERITED || own.height() > DEEPEST) {
            throw place.problem(TEXTS.text("base.many"));
        }
    }

    /** Reads members in braces. */
    void members(IdlScope own) throws InvalidFileException {
        tokens.expect("{");
        names.enter(own);
        while (!tokens.accept("}")) {
            own.members().addAll(member());
        }
        names.leave();
    }

    /** Reads members of one type. */
    List<Member> member() throws InvalidFileException {
        boolean optional = annotations();
        List<Member> members = types.declarators(types.type(), ";");
        return optional ? members.stream().map(each -> new Member(each.name(), new Sketch.Maybe(each.type()))).toList() : members;
    }

    private void union(String key, String name, IdlScope own, IdlPlace place) throws InvalidFileException {
        tokens.expect("switch");
        tokens.expect("(");
        names.enter(own);
        Sketch selector = types.type();
        tokens.expect(")");
        tokens.expect("{");
        List<Member> cases = new ArrayList<>();
        while (!tokens.accept("}")) {
            labels(selector);
            boolean optional = annotations();
            Member member = types.declarator(types.type());
            tokens.expect(";");
            cases.add(optional ? new Member(member.name(), new Sketch.Maybe(member.type())) : member);
        }
        names.leave();
        boolean written = cases.stream().allMatch(each -> each.name().endsWith(CASE) && each.name().length() > CASE.length());
        content.add(new Declared.Cases(key, name, written ? cases.stream().map(each -> new Member(each.name().substring(0, each.name().length() - CASE.length()),
                each.type())).toList() : List.copyOf(cases)), place);
    }

    private void labels(Sketch selector) throws InvalidFileException {
        if (!tokens.at("case") && !tokens.at("default")) {
            throw tokens.unexpected("case");
        }
        while (tokens.at("case") || tokens.at("default")) {
            if (tokens.take().is("case")) {
                types.label(selector);
            }
            tokens.expect(":");
        }
    }

    private void enumeration(String key, String name, IdlScope own, IdlPlace place) throws InvalidFileException {
        List<String> constants = new ArrayList<>();
        tokens.expect("{");
        do {
            annotations();
            if (tokens.at("}")) {
                break;
            }
            IdlPlace at = tokens.next().place();
            String constant = tokens.name();
            if (tokens.accept("=")) {
                this.constants.value(0);
            }
            IdlMeaning meaning = new IdlMeaning.Constant(new IdlValue.Word(constant), at);
            own.put(constant, meaning);
            // Some compilers give each enum a scope of its own.
            if (names.scope().own(constant).filter(IdlMeaning.Constant.class::isInstance).isEmpty()) {
                names.declare(constant, meaning);
            }
            constants.add(constant);
        } while (tokens.accept(","));
        tokens.expect("}");
        enumerators.put(key, own);
        content.add(new Declared.Constants(key, name, constants), place);
    }

    /** A set of flags is a number with as many bits. */
    private void mask(String key, String name, IdlScope own, int width, IdlPlace place) throws InvalidFileException {
        int flags = 0;
        tokens.expect("{");
        do {
            annotations();
            if (tokens.at("}")) {
                break;
            }
            own.put(tokens.name(), new IdlMeaning.Constant(new IdlValue.Whole(BigInteger.TWO.pow(flags++)), place));
        } while (tokens.accept(",") && flags < Long.SIZE);
        tokens.expect("}");
        enumerators.put(key, own);
        content.add(new Declared.Alias(key, name, new Sketch.Near(new Sketch.Known(number(width)), TEXTS.text("bitmask"))), place);
    }

    private static Primitive number(int width) {
        return width <= Byte.SIZE ? Primitive.BYTE : width <= Short.SIZE ? Primitive.SHORT : width <= Integer.SIZE ? Primitive.INT : Primitive.LONG;
    }

    /** Fields of some bits are numbers that are large enough. */
    private void bits(String key, String name, IdlScope own, IdlPlace place) throws InvalidFileException {
        if (tokens.accept(":")) {
            base("bitset", own);
        }
        tokens.expect("{");
        while (!tokens.accept("}")) {
            annotations();
            tokens.expect("bitfield");
            tokens.expect("<");
            int width = constants.positive(1).min(BigInteger.valueOf(Long.SIZE)).intValue();
            Sketch type = tokens.accept(",") ? types.type() : new Sketch.Known(width == 1 ? Primitive.BOOLEAN : number(width));
            tokens.expect(">");
            while (!tokens.accept(";")) {
                own.members().add(new Member(tokens.name(), new Sketch.Near(type, TEXTS.text("bitfield"))));
                tokens.accept(",");
            }
        }
        content.add(new Declared.Fields(key, name, List.copyOf(own.members())), place);
    }
}
