// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jacorb.idl.Case;
import org.jacorb.idl.ConstrTypeSpec;
import org.jacorb.idl.EnumType;
import org.jacorb.idl.Interface;
import org.jacorb.idl.Member;
import org.jacorb.idl.MemberList;
import org.jacorb.idl.ScopedName;
import org.jacorb.idl.StructType;
import org.jacorb.idl.SwitchBody;
import org.jacorb.idl.TypeDeclaration;
import org.jacorb.idl.TypeSpec;
import org.jacorb.idl.UnionType;
import org.jacorb.idl.ValueBoxDecl;
import org.jacorb.idl.ValueDecl;
import org.roundtrip.exchange.types.Declared;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.model.text.Texts;

/** The structs, unions, enums and valuetypes of IDL. For one thread. */
final class IdlNamed {
    /** What Roundtrip's own IDL has for a map, and what it adds to the names of cases. */
    private static final String ENTRY = "entries::Entry\\d+";
    private static final String CASE = "_case";
    private static final Texts TEXTS = Texts.of(IdlNamed.class);
    private final TypeTable table;
    private final IdlSketches types;
    private final Set<String> met;

    /** @param met the keys of all types that are in the table or on their way there */
    IdlNamed(TypeTable table, IdlSketches types, Set<String> met) {
        this.table = table;
        this.types = types;
        this.met = met;
    }

    /** Returns a reference to a type, which is added to the table unless it is there. */
    Sketch sketch(TypeDeclaration declaration) {
        TypeDeclaration type = defined(declaration);
        String key = IdlSketches.key(type);
        if (met.add(key)) {
            Sketch other = add(key, IdlSketches.name(type), type);
            if (other != null) {
                table.add(new Declared.Alias(key, IdlSketches.name(type), other));
            }
        }
        return new Sketch.Named(key);
    }

    /** Follows a declaration to what it declares. */
    static TypeDeclaration defined(TypeDeclaration declaration) {
        TypeDeclaration type = declaration;
        while (type.declaration() != null && type.declaration() != type) {
            type = type.declaration();
        }
        return type;
    }

    /** Returns whether a type is what the elements of a map are in IDL that Roundtrip has written. */
    static boolean entry(TypeDeclaration type) {
        return type instanceof StructType struct && struct.memberlist != null && struct.memberlist.size() == 2
                && IdlSketches.key(type).matches(ENTRY);
    }

    /** Returns the map that a sequence of such structs is. */
    Sketch map(StructType entry) {
        List<Declared.Member> members = members(entry.memberlist);
        return new Sketch.Entries(members.get(0).type(), members.get(1).type(), Optional.empty());
    }

    /** Adds a type under its key, or returns what it is instead. */
    private Sketch add(String key, String name, TypeDeclaration type) {
        switch (type) {
            case StructType struct when struct.memberlist == null && !struct.isException() -> {
                return new Sketch.Missing(TEXTS.text("forward"));
            }
            case StructType struct -> table.add(new Declared.Fields(key, name,
                    struct.memberlist == null ? List.of() : members(struct.memberlist)));
            case UnionType union -> table.add(new Declared.Cases(key, name, cases(union)));
            case EnumType enumeration -> table.add(new Declared.Constants(key, name,
                    Collections.list(enumeration.enumlist.elements()).stream().map(each -> plain(String.valueOf(each))).toList()));
            case ValueBoxDecl box -> {
                return new Sketch.Maybe(types.sketch((TypeSpec) hidden(ValueBoxDecl.class, "typeSpec", box)));
            }
            case ValueDecl value -> {
                table.notes().add(name, TEXTS.text("value"));
                table.add(new Declared.Fields(key, name, state(value)));
            }
            case Interface called -> {
                return new Sketch.Missing(TEXTS.text("interface"));
            }
            default -> {
                return new Sketch.Missing(TEXTS.text("type", type.getClass().getSimpleName()));
            }
        }
        return null;
    }

    private List<Declared.Member> members(MemberList list) {
        List<Declared.Member> members = new ArrayList<>();
        for (Object each : Collections.list(list.elements())) {
            Member member = (Member) each;
            members.add(new Declared.Member(plain(member.declarator.name()), types.sketch(member.type_spec)));
        }
        return members;
    }

    /** The state of a valuetype, that of the types on which it builds first. */
    private List<Declared.Member> state(ValueDecl value) {
        List<Declared.Member> state = new ArrayList<>();
        if (value.getInheritanceSpec() != null) {
            for (Object each : Collections.list(value.getInheritanceSpec().getValueTypes())) {
                if (((ScopedName) each).resolvedTypeSpec() instanceof ConstrTypeSpec base
                        && base.c_type_spec instanceof ValueDecl parent) {
                    state.addAll(state(parent));
                }
            }
        }
        state.addAll(members((MemberList) hidden(ValueDecl.class, "stateMembers", value)));
        return state;
    }

    private List<Declared.Member> cases(UnionType union) {
        List<Declared.Member> cases = new ArrayList<>();
        for (Object each : ((SwitchBody) hidden(UnionType.class, "switch_body", union)).caseListVector) {
            Case which = (Case) each;
            cases.add(new Declared.Member(plain(which.element_spec.declarator.name()), types.sketch(which.element_spec.typeSpec)));
        }
        boolean own = cases.stream().allMatch(each -> each.name().endsWith(CASE) && each.name().length() > CASE.length());
        return own ? cases.stream().map(each -> new Declared.Member(each.name().substring(0, each.name().length() - CASE.length()),
                each.type())).toList() : cases;
    }

    private static String plain(String name) {
        return name.startsWith("_") ? name.substring(1) : name;
    }

    /** The parser keeps a few parts of its tree for itself. Its version is a fixed one, so their names do not change. */
    private static Object hidden(Class<?> type, String name, Object of) {
        try {
            Field field = type.getDeclaredField(name);
            field.setAccessible(true);
            return field.get(of);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
