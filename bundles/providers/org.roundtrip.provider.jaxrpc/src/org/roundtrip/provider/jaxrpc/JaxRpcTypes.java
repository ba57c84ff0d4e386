// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jaxrpc;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.roundtrip.contract.Java;
import org.roundtrip.contract.NamedShapes;
import org.roundtrip.contract.Source;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.soap.BeanTypes;
import org.roundtrip.soap.Dialect;
import org.roundtrip.soap.SoapNames;
import org.roundtrip.soap.Style;

/**
 * What wscompile generates. In the literal styles an array is a bean with an array of items, which is null when it is empty. An exception gets all
 * its fields in its constructor, so they are gathered in a class of ours first.
 */
final class JaxRpcTypes extends BeanTypes {
    private static final String GATHERED = "gathered";
    private final boolean wrapped;
    private final Contract contract;

    JaxRpcTypes(Contract contract, SoapNames names, Style style, Dialect dialect) {
        super(names, style, dialect);
        this.contract = contract;
        wrapped = style != Style.RPC_ENCODED;
    }

    @Override
    public String type(Shape shape) {
        return wrapped && shape instanceof Sequence sequence ? arrayClass(sequence) : super.type(shape);
    }

    /** Returns the sources of the classes that gather the fields of exceptions, by path. */
    Map<String, String> gathering() {
        Map<String, String> sources = new LinkedHashMap<>();
        NamedShapes.of(contract).stream().filter(contract::throwsIt).map(Struct.class::cast).forEach(exception -> {
            String name = simpleName(exception);
            Source source = new Source().add("package %s;", GATHERED).add("public final class %s {", name);
            exception.fields().forEach(field -> source.add("public %s %s;", type(field.shape()), variable(exception, field)));
            sources.put(GATHERED + "/" + name + ".java", source.add("}").toString());
        });
        return sources;
    }

    private String simpleName(Struct exception) {
        String type = type(exception);
        return type.substring(type.lastIndexOf('.') + 1);
    }

    private static String variable(Struct exception, Field field) {
        return "f" + exception.fields().indexOf(field);
    }

    @Override
    public String builderType(Struct struct) {
        return contract.throwsIt(struct) ? GATHERED + "." + simpleName(struct) : super.builderType(struct);
    }

    @Override
    public String newStruct(Struct struct) {
        return "new " + builderType(struct) + "()";
    }

    @Override
    public String assign(Struct struct, Field field, String target, String value) {
        return contract.throwsIt(struct) ? target + "." + variable(struct, field) + " = " + value + ";" : super.assign(struct, field, target, value);
    }

    @Override
    public String built(Struct struct, String builder) {
        return contract.throwsIt(struct) ? struct.fields().stream().map(field -> builder + "." + variable(struct, field))
                .collect(Collectors.joining(", ", "new " + type(struct) + "(", ")")) : super.built(struct, builder);
    }

    @Override
    public String newArray(Sequence sequence, String length) {
        String array = Java.newArray(elementType(sequence), length);
        return wrapped ? "new " + type(sequence) + "(" + array + ")" : array;
    }

    @Override
    public String length(Sequence sequence, String value) {
        return wrapped ? "org.roundtrip.harness.values.Items.length(" + value + ".getItem())" : super.length(sequence, value);
    }

    @Override
    public String element(Sequence sequence, String value, String index) {
        return super.element(sequence, wrapped ? value + ".getItem()" : value, index);
    }

    @Override
    public String setElement(Sequence sequence, String target, String index, String value) {
        return super.setElement(sequence, wrapped ? target + ".getItem()" : target, index, value);
    }
}
