// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jacorb.idl.AttrDecl;
import org.jacorb.idl.ConstDecl;
import org.jacorb.idl.ConstrTypeSpec;
import org.jacorb.idl.Declaration;
import org.jacorb.idl.Definition;
import org.jacorb.idl.IdlSymbol;
import org.jacorb.idl.Interface;
import org.jacorb.idl.Module;
import org.jacorb.idl.NativeType;
import org.jacorb.idl.OpDecl;
import org.jacorb.idl.ParamDecl;
import org.jacorb.idl.ScopedName;
import org.jacorb.idl.StructType;
import org.jacorb.idl.TypeDeclaration;
import org.jacorb.idl.TypeDef;
import org.jacorb.idl.TypeSpec;
import org.jacorb.idl.VoidTypeSpec;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.DeclaredOperation;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.model.text.Texts;

/** Walks through the modules and interfaces of a file and collects their types and operations. For one thread. */
final class IdlDeclarations {
    private static final Texts TEXTS = Texts.of(IdlDeclarations.class);
    private final TypeTable table;
    private final IdlSketches types;

    /** @param table to which all is added */
    IdlDeclarations(TypeTable table) {
        this.table = table;
        types = new IdlSketches(table);
    }

    /** Adds the definitions of a file, a module or an interface. */
    void add(Iterable<?> definitions) {
        for (Object each : definitions) {
            add(each instanceof Definition definition ? definition.get_declaration() : (Declaration) each);
        }
    }

    private void add(Declaration declaration) {
        switch (declaration) {
            case Module module -> add(Collections.list(module.spec.getElements()));
            case Interface called -> {
                if (called.body != null) {
                    add(called.body.v);
                }
            }
            case OpDecl operation -> table.add(operation(operation));
            case AttrDecl attribute -> Collections.list(attribute.declarators.elements()).forEach(each ->
                    table.notes().add(IdlSketches.name((IdlSymbol) each), TEXTS.text("attribute")));
            case ConstDecl constant -> table.notes().add(IdlSketches.name(constant), TEXTS.text("constant"));
            case NativeType own -> table.notes().add(IdlSketches.name(own), TEXTS.text("native"));
            case TypeDef typedef -> typedef.getTypeSpecs().forEach(each -> types.sketch((TypeSpec) each));
            // An exception is a type only where it is raised; one that is only announced is none; an entry is a part of a map.
            case StructType struct when struct.isException() || struct.memberlist == null || IdlNamed.entry(struct) -> {
            }
            case TypeDeclaration type when IdlNamed.defined(type) != type -> add(IdlNamed.defined(type));
            case TypeDeclaration type -> types.sketch(new ConstrTypeSpec(type));
            default -> table.notes().add(IdlSketches.name(declaration), TEXTS.text("other"));
        }
    }

    private DeclaredOperation operation(OpDecl operation) {
        String name = IdlSketches.name(operation);
        List<Sketch> exceptions = new ArrayList<>();
        for (Object each : operation.raisesExpr == null ? List.of() : operation.raisesExpr.nameList) {
            exceptions.add(types.sketch((ScopedName) each));
        }
        List<Member> parameters = new ArrayList<>();
        for (Object each : operation.paramDecls) {
            ParamDecl parameter = (ParamDecl) each;
            Sketch type = types.sketch(parameter.paramTypeSpec);
            parameters.add(new Member(IdlSketches.name(parameter.simple_declarator), switch (parameter.paramAttribute) {
                case ParamDecl.MODE_OUT -> new Sketch.Missing(TEXTS.text("out"));
                case ParamDecl.MODE_INOUT -> new Sketch.Near(type, TEXTS.text("inout"));
                default -> type;
            }));
        }
        return new DeclaredOperation(name, parameters, operation.opTypeSpec.typeSpec() instanceof VoidTypeSpec
                ? Optional.empty() : Optional.of(types.sketch(operation.opTypeSpec)), exceptions, operation.opAttribute == OpDecl.ONEWAY);
    }
}
