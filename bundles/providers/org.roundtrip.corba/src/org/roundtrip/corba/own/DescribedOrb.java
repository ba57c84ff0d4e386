// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.own;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Collectors;
import org.roundtrip.contract.Java;
import org.roundtrip.corba.IdlRefusals;
import org.roundtrip.corba.IdlWriter;
import org.roundtrip.corba.ValueMapping;
import org.roundtrip.corba.java.IdlTypes;
import org.roundtrip.corba.java.Idlj;
import org.roundtrip.corba.java.JavaRefusals;
import org.roundtrip.corba.java.ListedOrb.Orb;
import org.roundtrip.corba.java.OrbSources;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Shape;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Refusal;

/**
 * How an ORB that the user owns is compiled for and started. It says what its description means for the halves that all
 * ORBs in Java share. Immutable.
 *
 * @param orb the description
 */
public record DescribedOrb(OwnOrb orb) {
    private static final String ORB_CLASS = "org.omg.CORBA.ORBClass", SINGLETON_CLASS = "org.omg.CORBA.ORBSingletonClass";
    private static final Texts TEXTS = Texts.of(DescribedOrb.class);

    /** Returns why it cannot be used here, in one sentence; empty when all that its description names is there. */
    public Optional<String> problem() {
        return OwnJars.problem(orb);
    }

    /** Whether some jars bring the OMG's classes; when they do not, Roundtrip's are used. */
    public static boolean bringApi(List<Path> jars) {
        return OwnJars.bringApi(jars);
    }

    /** Returns what a contract has that its IDL compiler may not translate. */
    public List<Refusal> refusals(Contract contract) {
        return IdlCommand.idlj(orb) ? Idlj.refusals(contract, IdlRefusals.NEWEST_GIOP) : JavaRefusals.of(contract, IdlRefusals.NEWEST_GIOP)
                .shapes(shape -> shape instanceof Shape.Decimal ? TEXTS.text("decimal") : null).list();
    }

    /** Returns how the shared provider of ORBs in Java compiles for it and starts it. */
    public Orb listed() {
        List<Path> jars = OwnJars.of(orb);
        List<String> flags = new ArrayList<>(List.of("-D" + ORB_CLASS + "=" + orb.orbClass(),
                "-D" + SINGLETON_CLASS + "=" + orb.singletonClass()));
        flags.addAll(orb.jvmFlags());
        return new Orb("1", jars, IdlCommand.idlj(orb) ? Idlj::sources : DescribedOrb::sources, List.of(IdlCommand.step(orb, jars)),
                Map.of(Orb.LIST, list()), flags);
    }

    /** Returns the names that the OMG's mapping gives, which IDL compilers other than {@code idlj} follow. */
    private static Map<String, String> sources(Contract contract, ValueMapping mapping) {
        IdlWriter idl = IdlWriter.of(contract, mapping);
        IdlTypes types = new IdlTypes(idl, Java::reservedForMethods);
        return OrbSources.of(contract, idl, types, types);
    }

    private String list() {
        Properties list = new Properties();
        orb.properties().forEach((key, value) -> list.setProperty("orb." + key, value));
        list.setProperty("orb." + ORB_CLASS, orb.orbClass());
        list.setProperty("orb." + SINGLETON_CLASS, orb.singletonClass());
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        try {
            list.store(text, null);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        // The first line is the time.
        return text.toString(StandardCharsets.ISO_8859_1).lines().filter(line -> !line.startsWith("#")).collect(Collectors.joining("\n", "", "\n"));
    }

    /**
     * Returns what a run records of it, so that it can be repeated. It has the jars by name and sum, and the
     * description.
     */
    public Map<String, String> facts() throws IOException {
        Map<String, String> facts = new LinkedHashMap<>();
        OwnJars.sums(orb).forEach((jar, sum) -> facts.put("jar." + jar, sum));
        facts.put("orbClass", orb.orbClass());
        facts.put("singletonClass", orb.singletonClass());
        facts.put("idlCompiler", orb.idlCompiler());
        orb.properties().forEach((key, value) -> facts.put("property." + key, value));
        return facts;
    }
}
