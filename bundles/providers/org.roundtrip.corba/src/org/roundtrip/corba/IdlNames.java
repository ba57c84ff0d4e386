// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba;

import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import org.roundtrip.contract.Java;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Union;

/**
 * Names in IDL, chosen so that every mapping in use allows them. IDL does not distinguish {@code Name} from {@code name},
 * and a definition cannot have the name of the scope that contains it. Names of types, fields and constants are not
 * sent, so a name that is not possible gets an underscore at the end. Names of operations are sent, so they are
 * escaped and do not change.
 */
public final class IdlNames {
    /** Packages and classes that the generated code uses. A class of the same name would hide them. */
    private static final Set<String> USED = Set.of("java", "org", "enums", "structs", "unions", "entries", "decimals", "sequences",
            "boxes", "service", "integer", "runtimeexception");
    /** Types before whose names idlj writes an underscore in Java, although Java does not reserve them. */
    private static final Set<String> UNDERSCORED = Set.of("operator", "outer");
    /** The modules around generated types; their classes are packages. */
    private static final Set<String> MODULES = Set.of("enums", "structs", "unions", "entries", "decimals", "sequences", "boxes");
    private static final Set<String> KEYWORDS = Set.of("abstract", "any", "attribute", "boolean", "case", "char",
            "component", "const", "consumes", "context", "custom", "default", "double", "emits", "enum", "eventtype",
            "exception", "factory", "false", "finder", "fixed", "float", "getraises", "home", "import", "in", "inout",
            "interface", "local", "long", "module", "multiple", "native", "object", "octet", "oneway", "out",
            "primarykey", "private", "provides", "pseudo", "public", "publishes", "raises", "readonly", "sequence",
            "setraises", "short", "string", "struct", "supports", "switch", "true", "truncatable", "typedef", "typeid",
            "typeprefix", "union", "unsigned", "uses", "valuebase", "valuetype", "void", "wchar", "wstring");

    private IdlNames() {
    }

    /** Returns how a name is written in IDL. A keyword gets an underscore in front, which is not part of the name. */
    public static String identifier(String name) {
        return KEYWORDS.contains(lower(name)) ? "_" + name : name;
    }

    /** Returns the name of a struct in IDL. */
    public static String type(Struct struct) {
        return unlike(type(struct.name()), name -> struct.fields().stream().map(IdlNames::field)
                .anyMatch(name::equalsIgnoreCase));
    }

    /** Returns the name of a union in IDL. */
    public static String type(Union union) {
        return unlike(type(union.name()), name -> union.cases().stream().map(IdlNames::member)
                .anyMatch(name::equalsIgnoreCase));
    }

    /** Returns the name of a case of a union. Its ending keeps it apart from the methods that unions have in Java. */
    public static String member(Field which) {
        return which.name() + "_case";
    }

    /** Returns the name of an enum in IDL. */
    public static String type(Enumeration enumeration) {
        return unlike(type(enumeration.name()), hasConstant(enumeration));
    }

    /**
     * Returns the name of the module around an enum. Without the module its constants could clash with those of other
     * enums.
     */
    public static String module(Enumeration enumeration) {
        return unlike(type(enumeration) + "_", hasConstant(enumeration));
    }

    /** Returns the name of the interface in IDL. */
    public static String type(Contract contract) {
        return unlike(type(contract.name()), name -> contract.operations().stream().map(IdlNames::operation)
                .anyMatch(name::equalsIgnoreCase));
    }

    /** Returns the name of a field before any escaping. */
    public static String field(Field field) {
        return Java.escape(field.name(), "serialVersionUID"::equalsIgnoreCase);
    }

    /**
     * Returns the name of a parameter before any escaping. JacORB's compiler takes no parameter with the name of its type, in
     * whatever case. A parameter with the name of a module would hide the module's classes, also from its neighbours.
     */
    static String parameter(Parameter parameter) {
        String name = unlike(parameter.name(), word -> MODULES.contains(lower(word)));
        return switch (parameter.shape()) {
            case Struct struct -> unlike(name, word -> word.equalsIgnoreCase(type(struct)));
            case Enumeration enumeration -> unlike(name, word -> word.equalsIgnoreCase(module(enumeration))
                    || word.equalsIgnoreCase(type(enumeration)));
            case Union union -> unlike(name, word -> word.equalsIgnoreCase(type(union)));
            case Shape.Text text -> unlike(name, IdlWriter.TEXT_BOX::equalsIgnoreCase);
            case Shape.Decimal decimal -> unlike(name, word -> lower(word).matches("fixed_.*"));
            case Shape.OptionalValue optional -> unlike(name, IdlNames::ofSequence);
            case Shape.Mapping mapping -> unlike(name, IdlNames::ofSequence);
            case Shape.Sequence sequence -> unlike(name, IdlNames::ofSequence);
            case Shape.Bytes bytes -> unlike(name, IdlNames::ofSequence);
            default -> name;
        };
    }

    /** Returns the name of an enum constant before any escaping. */
    public static String constant(String constant) {
        return Java.escape(constant, word -> word.equalsIgnoreCase("value") || word.equalsIgnoreCase("serialVersionUID"));
    }

    /** Returns the name of an operation before any escaping. */
    public static String operation(Operation operation) {
        return Java.escape(operation.name(), "yield"::equalsIgnoreCase);
    }

    private static Predicate<String> hasConstant(Enumeration enumeration) {
        return name -> enumeration.constants().stream().map(IdlNames::constant).anyMatch(name::equalsIgnoreCase);
    }

    private static String type(String name) {
        return Java.escape(name, word -> KEYWORDS.contains(lower(word)) || Java.reservedForTypes(word)
                || Java.reservedForMethods(word) || USED.contains(lower(word)) || UNDERSCORED.contains(word)
                || word.matches(".*(Helper|Holder|Operations|Package|POA|POATie)"));
    }

    private static boolean ofSequence(String name) {
        return lower(name).matches("sequence\\d+|seq\\d+_\\w*[a-z]");
    }

    private static String unlike(String name, Predicate<String> taken) {
        String unlike = name;
        while (taken.test(unlike)) {
            unlike += "_";
        }
        return unlike;
    }

    /** Returns a form that is equal for two names that IDL does not distinguish. */
    public static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
