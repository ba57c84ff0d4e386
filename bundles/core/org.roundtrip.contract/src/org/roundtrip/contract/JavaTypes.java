// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Mapping;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Union;

/**
 * Plain Java types for middlewares that have no types of their own. A struct is a class with public fields in the
 * package {@code payload}, an exception extends {@code Exception}. A sequence is an array, a map a {@code HashMap}, an
 * instant a {@code Date}. An optional value may be null. A union is an abstract class with a class within it for each
 * case. A subclass can name another stub type, annotate classes, and write enums otherwise.
 */
public class JavaTypes implements NativeTypes {
    /** Names of packages that a class of the same name would hide. */
    private static final Set<String> PACKAGES = Set.of("java", "javax", "org", "payload", "service", "generated");
    private final boolean serializable;
    private final Set<String> taken;

    /** @param serializable whether Java serialization can write the types */
    public JavaTypes(boolean serializable) {
        this(serializable, Set.of());
    }

    /** @param taken names of types that a generator's output means without their packages */
    public JavaTypes(boolean serializable, Set<String> taken) {
        this.serializable = serializable;
        this.taken = Set.copyOf(taken);
    }

    /** Returns the sources of all structs, unions and enums by path. */
    public Map<String, String> sources(Contract contract) {
        Map<String, String> sources = new LinkedHashMap<>();
        for (Shape named : NamedShapes.of(contract)) {
            String name = type(named).substring("payload.".length());
            sources.put("payload/" + name + ".java", switch (named) {
                case Struct struct -> contract.throwsIt(struct) ? exceptionOf(struct, name) : classOf("payload", struct, name, heritage());
                case Union union -> classesOf(union, name);
                default -> enumOf((Enumeration) named, name);
            });
        }
        return sources;
    }

    /**
     * Returns the source of the interface {@link #stubType}, with a method for each operation.
     *
     * @param heritage   such as {@code extends java.rmi.Remote}, or nothing
     * @param exceptions what each method throws besides the exceptions of the contract
     */
    public String stubSource(Contract contract, String heritage, String... exceptions) {
        String type = stubType(contract);
        int dot = type.lastIndexOf('.');
        Source source = new Source().add("package %s;", type.substring(0, dot))
                .add("public interface %s %s {", type.substring(dot + 1), heritage);
        contract.operations().forEach(operation -> source.add("%s;", Signature.of(operation, this).head(exceptions)));
        return source.add("}").toString();
    }

    @Override
    public String type(Shape shape) {
        return switch (shape) {
            case Shape.Primitive primitive -> primitive.name().toLowerCase(java.util.Locale.ROOT);
            case Shape.Text text -> "java.lang.String";
            case Shape.Bytes bytes -> "byte[]";
            case Enumeration enumeration -> "payload." + typeName(enumeration.name());
            case Struct struct -> "payload." + typeName(struct.name());
            case Union union -> "payload." + typeName(union.name());
            case Shape.Timestamp timestamp -> "java.util.Date";
            case Shape.Decimal decimal -> "java.math.BigDecimal";
            case OptionalValue optional -> Java.boxed(type(optional.value()));
            case Mapping mapping -> "java.util.HashMap<%s, %s>".formatted(Java.boxed(type(mapping.key())),
                    Java.boxed(type(mapping.value())));
            case Sequence sequence -> type(sequence.element()) + "[]";
        };
    }

    @Override
    public String wrap(Shape leaf, String value) {
        return leaf instanceof Shape.Timestamp ? "new java.util.Date(" + value + ")" : value;
    }

    @Override
    public String unwrap(Shape leaf, String value) {
        return leaf instanceof Shape.Timestamp ? value + ".getTime()" : value;
    }

    @Override
    public String newUnion(Union union, Field which, String value) {
        return "new %s(%s)".formatted(caseType(union, which), value);
    }

    @Override
    public String hasCase(Union union, Field which, String target) {
        return target + " instanceof " + caseType(union, which);
    }

    @Override
    public String valueOf(Union union, Field which, String target) {
        return "((%s) %s).value".formatted(caseType(union, which), target);
    }

    private String caseType(Union union, Field which) {
        return type(union) + "." + caseName(union, which);
    }

    /** Returns the name of the class of a case, which cannot be that of the class around it. */
    private String caseName(Union union, Field which) {
        String name = which.name() + "Case";
        return name.equals(typeName(union.name())) ? name + "_" : name;
    }

    @Override
    public String read(Struct struct, Field field, String target) {
        return target + "." + fieldName(field.name());
    }

    @Override
    public String constant(Enumeration enumeration, String ordinal) {
        return type(enumeration) + ".values()[" + ordinal + "]";
    }

    @Override
    public String ordinal(Enumeration enumeration, String value) {
        return value + ".ordinal()";
    }

    @Override
    public String stubType(Contract contract) {
        return "service." + typeName(contract.name());
    }

    @Override
    public String method(Operation operation) {
        return Java.escape(operation.name(), Java::reservedForMethods);
    }

    /** Returns a contract's name as the name of a type. */
    protected final String typeName(String name) {
        return Java.escape(name, word -> Java.reservedForTypes(word) || PACKAGES.contains(word) || taken.contains(word));
    }

    private static String fieldName(String name) {
        return Java.escape(name, word -> Java.reserved(word) || word.equals("serialVersionUID"));
    }

    /**
     * Returns annotations of a class; none unless overridden.
     *
     * @param name       the class, without its package
     * @param subclasses those of the class that are within it
     */
    protected String annotations(String name, List<String> subclasses) {
        return "";
    }

    /** Returns the modifiers of structs' classes; overridden where a middleware makes subclasses of them. */
    protected String modifiers() {
        return "public final";
    }

    /** Returns the source of an exception: a class with public fields. @param name without the package */
    protected String exceptionOf(Struct struct, String name) {
        return classOf("payload", struct, name, " extends java.lang.Exception");
    }

    /** Returns the source of a class with public fields. @param heritage what it extends or implements, after a blank; empty for nothing */
    protected final String classOf(String packageName, Struct struct, String name, String heritage) {
        Source source = new Source().add("package %s;", packageName)
                .add("%s%s class %s%s {", annotations(name, List.of()), modifiers(), name, heritage);
        serialVersion(source);
        struct.fields().forEach(field -> source.add("public %s %s;", type(field.shape()), fieldName(field.name())));
        return source.add("}").toString();
    }

    private String classesOf(Union union, String name) {
        List<String> cases = union.cases().stream().map(which -> name + "." + caseName(union, which)).toList();
        Source source = new Source().add("package payload;").add("%spublic abstract class %s%s {", annotations(name, cases), name, heritage());
        serialVersion(source);
        source.add("private %s() {", name).add("}");
        for (Field which : union.cases()) {
            String type = type(which.shape()), caseName = caseName(union, which);
            source.add("%spublic static final class %s extends %s {", annotations(name + "." + caseName, List.of()), caseName, name);
            serialVersion(source);
            source.add("public %s value;", type).add("public %s(%s value) {", caseName, type).add("this.value = value;").add("}")
                    .add("private %s() {", caseName).add("}").add("}");
        }
        return source.add("}").toString();
    }

    private String heritage() {
        return serializable ? " implements java.io.Serializable" : "";
    }

    private void serialVersion(Source source) {
        if (serializable) {
            source.add("private static final long serialVersionUID = 1L;");
        }
    }

    /** Returns the source of an enum: {@code ordinal()} and {@code values()} are used of it. @param name without the package */
    protected String enumOf(Enumeration enumeration, String name) {
        Source source = new Source().add("package payload;").add("%spublic enum %s {", annotations(name, List.of()), name);
        enumeration.constants().forEach(constant -> source.add("%s,", Java.escape(constant, Java::reserved)));
        return source.add("}").toString();
    }
}
