// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.orb.custom;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.corba.java.ListedOrb;
import org.roundtrip.corba.own.DescribedOrb;
import org.roundtrip.corba.own.OwnOrb;
import org.roundtrip.corba.own.OwnOrbs;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.model.Contract;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Availability;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Libraries;
import org.roundtrip.provider.LibraryFiles;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Refusal;

/** An ORB that the user owns and has described. The option {@code orb} is its name, and the first one is the default. */
public final class OwnOrbProvider extends ListedOrb {
    private static final Texts TEXTS = Texts.of(OwnOrbProvider.class);
    private final OwnOrbs orbs;

    /** Created as a component, with the ORBs of this process's home. */
    public OwnOrbProvider() {
        this(new OwnOrbs(RoundtripHome.current()));
    }

    OwnOrbProvider(OwnOrbs orbs) {
        this.orbs = orbs;
    }

    @Override
    protected String id() {
        return "orb.custom";
    }

    /** One ORB that is complete is enough. What another one lacks is said when a contract is compiled for it. */
    @Override
    public Availability availability() {
        try {
            List<OwnOrb> described = orbs.list();
            if (described.isEmpty()) {
                return Availability.no(TEXTS.text("none"));
            }
            List<String> problems = described.stream().map(DescribedOrb::new).map(DescribedOrb::problem).flatMap(Optional::stream).toList();
            return problems.size() < described.size() ? Availability.yes() : Availability.no(problems.getFirst());
        } catch (InvalidFileException e) {
            return Availability.no(e.getMessage());
        }
    }

    @Override
    public Libraries libraries() {
        return Libraries.NONE;
    }

    /** There is nothing to choose while none is described, and then nothing can run. */
    @Override
    public List<Option> options() {
        List<OwnOrb> described = list();
        return described.isEmpty() ? List.of(connections()) : List.of(Option.choice(OwnOrbs.OPTION, TEXTS.text("orb.label"),
                TEXTS.text("orb.help"), described.stream().map(OwnOrb::name).toArray(String[]::new)), connections());
    }

    private List<OwnOrb> list() {
        try {
            return orbs.list();
        } catch (InvalidFileException e) {
            return List.of();
        }
    }

    private DescribedOrb chosen(Map<String, String> options) {
        String name = options.getOrDefault(OwnOrbs.OPTION, "");
        List<OwnOrb> described = list();
        Optional<OwnOrb> chosen = name.isEmpty() ? described.stream().findFirst()
                : described.stream().filter(orb -> orb.name().equals(name)).findFirst();
        return new DescribedOrb(chosen.orElseThrow(() -> new IllegalStateException(TEXTS.text("gone", name))));
    }

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options) {
        return chosen(options).refusals(contract);
    }

    @Override
    public Compiled compile(Contract contract, CompileSetting setting) throws CompilationException, InterruptedException {
        Optional<String> problem = chosen(setting.options()).problem();
        if (problem.isPresent()) {
            throw new CompilationException(problem.get(), "");
        }
        return super.compile(contract, setting);
    }

    @Override
    protected Orb orb(Map<String, String> options, LibraryFiles files) {
        return chosen(options).listed();
    }

    @Override
    protected boolean bringsApi(Orb orb) {
        return DescribedOrb.bringApi(orb.jars());
    }

    @Override
    public Map<String, String> facts(Map<String, String> options) {
        try {
            return chosen(options).facts();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
