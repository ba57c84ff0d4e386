// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.java;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.roundtrip.contract.BuildStep;
import org.roundtrip.contract.Generator;
import org.roundtrip.corba.IdlNames;
import org.roundtrip.corba.IdlWriter;
import org.roundtrip.corba.ValueMapping;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Shape;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.LibraryFiles;
import org.roundtrip.provider.Refusal;

/**
 * The IDL compiler of the JDK's former ORB, which GlassFish keeps. It is fetched as the set {@value #SET} of a provider's
 * libraries.
 */
public final class Idlj {
    /** The set of libraries in which it is. */
    public static final String SET = "idlj";
    private static final Texts TEXTS = Texts.of(Idlj.class);
    /** The names before which it writes an underscore in Java, besides keywords in IDL and its own endings. */
    private static final Set<String> ESCAPED = Set.of("break", "byte", "catch", "class", "continue", "do", "else", "extends",
            "final", "finally", "for", "goto", "if", "implements", "instanceof", "int", "new", "null", "operator", "outer",
            "package", "protected", "return", "static", "super", "synchronized", "this", "throw", "throws", "transient", "try",
            "volatile", "while", "clone", "equals", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");
    /** Keywords of Java that it does not know. */
    private static final Set<String> UNKNOWN = Set.of("assert", "strictfp");

    private Idlj() {
    }

    /**
     * Returns how it runs. It writes all files of a module each time that the module is opened again. With {@code -keep} it leaves
     * those that are there, without which a contract of some hundred types takes minutes.
     */
    public static BuildStep generator(LibraryFiles files) {
        return new Generator(TEXTS.text("idlj"), "com.sun.tools.corba.ee.idl.toJavaPortable.Compile", files.classPath(SET), List.of(),
                List.of("-keep", "-fall", "-td", ".", OrbSources.IDL));
    }

    /** Returns the IDL of a contract and the sources that use what it makes, by path. */
    public static Map<String, String> sources(Contract contract, ValueMapping mapping) {
        IdlWriter idl = IdlWriter.of(contract, mapping);
        IdlTypes types = types(idl);
        return OrbSources.of(contract, idl, types, types);
    }

    static IdlTypes types(IdlWriter idl) {
        return new IdlTypes(idl, Idlj::escaped);
    }

    /** It keeps the underscore that keywords have in IDL. */
    private static boolean escaped(String name) {
        return ESCAPED.contains(name) || !IdlNames.identifier(name).equals(name) || name.matches(".+(Helper|Holder|Package)");
    }

    /**
     * Returns what it cannot translate, with the refusals that every ORB in Java has.
     *
     * @param giop the newest version of GIOP
     */
    public static List<Refusal> refusals(Contract contract, String giop) {
        return JavaRefusals.of(contract, giop).shapes(Idlj::reason)
                .places(place -> unknown(place.name())).operations(operation -> unknown(operation.name())).list();
    }

    private static String reason(Shape shape) {
        return switch (shape) {
            case Shape.Decimal decimal -> TEXTS.text("idlj.decimal");
            case Shape.Enumeration enumeration -> enumeration.constants().stream().map(Idlj::unknown).filter(Objects::nonNull)
                    .findFirst().orElse(null);
            default -> null;
        };
    }

    private static String unknown(String name) {
        return UNKNOWN.contains(name) ? TEXTS.text("idlj.name", name) : null;
    }
}
