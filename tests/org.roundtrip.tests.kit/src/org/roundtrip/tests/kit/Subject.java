// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceReference;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.libraries.FetchProgress;
import org.roundtrip.libraries.LibraryException;
import org.roundtrip.libraries.LibraryFetch;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.provider.CarriedOperations;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Libraries;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.ProviderInfo;

/**
 * A provider under test.
 *
 * @param info     what it declares of itself
 * @param provider itself
 * @param folder   for all files of its tests
 * @param thorough whether every option, Java and load is tried; otherwise what each commit needs
 */
record Subject(ProviderInfo info, Provider provider, Path folder, boolean thorough) {
    /** The name of the variant in which no option is changed. */
    static final String DEFAULTS = "defaults";
    private static final String ALL = "roundtrip.tests.all", ONLY = "roundtrip.kit.only";
    /** The options of WS-Security. They choose what is done to each message, and by which algorithm it is encrypted. */
    static final String PROTECTION = "protection", ALGORITHM = "algorithm";
    private static final String ENCRYPTION = "encryption";

    /**
     * The providers that are registered as services, by id. Where the system property {@code roundtrip.kit.only} has ids with
     * commas between them, those alone. The property {@code roundtrip.tests.all} makes the tests thorough.
     */
    static List<Subject> all(Path folder) throws Exception {
        List<String> only = Stream.of(System.getProperty(ONLY, "").split(",")).filter(id -> !id.isEmpty()).toList();
        BundleContext context = FrameworkUtil.getBundle(Subject.class).getBundleContext();
        List<Subject> subjects = new ArrayList<>();
        for (ServiceReference<Provider> reference : context.getServiceReferences(Provider.class, null)) {
            ProviderInfo info = ProviderInfo.of(FrameworkUtil.asMap(reference.getProperties()));
            if (only.isEmpty() || only.contains(info.id())) {
                subjects.add(new Subject(info, context.getService(reference),
                        Files.createDirectories(folder.resolve(info.id())), Boolean.getBoolean(ALL)).linked());
            }
        }
        if (subjects.stream().anyMatch(each -> each.info.id().equals(DescribedOrbs.PROVIDER))) {
            DescribedOrbs.describe();
        }
        subjects.sort(Comparator.comparing(each -> each.info.id()));
        return subjects;
    }

    /** The home of its runs. Has the libraries of the tests' home, which stay there, so that they are fetched once. */
    RoundtripHome home() {
        return new RoundtripHome(folder);
    }

    /** A C++ compiler takes long: programs that each commit needs stay in the tests' home until one of their sources changes. */
    private Subject linked() throws IOException {
        link(home().libraries(), RoundtripHome.current().libraries());
        if (!thorough && !info.inJvm()) {
            link(home().cache(), RoundtripHome.current().cache());
        }
        return this;
    }

    /** The same, with what is compiled kept in the tests' home until one of its sources changes. */
    CompileSetting kept(CompileSetting setting) throws IOException {
        return new CompileSetting(setting.options(), setting.asynchronous(), setting.release(), setting.other(),
                Files.createDirectories(RoundtripHome.current().cache()), setting.libraries());
    }

    private static void link(Path link, Path folder) throws IOException {
        Files.createSymbolicLink(link, Files.createDirectories(folder).toAbsolutePath());
    }

    /** Returns the options of a plan that sets none. */
    Map<String, String> defaults() {
        Map<String, String> options = new LinkedHashMap<>();
        provider.options().forEach(option -> options.put(option.name(), option.defaultValue()));
        return options;
    }

    /**
     * The defaults and, in a thorough test, for each other choice of an option the defaults with that one changed; by name. An algorithm is
     * tried with encryption, because it does nothing otherwise.
     */
    Map<String, Map<String, String>> variants() {
        Map<String, Map<String, String>> variants = new LinkedHashMap<>();
        variants.put(DEFAULTS, defaults());
        for (Option option : thorough ? provider.options() : List.<Option>of()) {
            for (String value : values(option)) {
                Map<String, String> options = defaults();
                if (!value.equals(options.put(option.name(), value))) {
                    if (option.name().equals(ALGORITHM)) {
                        options.put(PROTECTION, ENCRYPTION);
                    }
                    variants.put(option.name() + " " + value, options);
                }
            }
        }
        return variants;
    }

    /** A home with the libraries and compiled contracts of the runs in which nobody measures, so that previews are possible there. */
    RoundtripHome quietHome() throws IOException {
        RoundtripHome quiet = new RoundtripHome(Files.createDirectories(folder.resolve("quiet")));
        if (!Files.exists(quiet.cache())) {
            link(quiet.libraries(), home().libraries());
            link(quiet.cache(), home().cache());
        }
        return quiet;
    }

    /** Returns whether this is the example for authors of providers, which carries few shapes. */
    boolean sketch() {
        return info.id().equals("example");
    }

    /** The operations of a contract that are not refused, neither together nor alone: a type is refused where it is first. */
    List<Operation> carried(Contract contract, Map<String, String> options) {
        Set<String> refused = CarriedOperations.refused(provider, contract, options).keySet();
        return contract.operations().stream().filter(each -> !refused.contains(each.name())).toList();
    }

    /** Compiles a contract and gives its processes a folder. */
    Trial trial(String name, Contract contract, Map<String, String> options, ExpectedDigests expected)
            throws Exception {
        return new Trial(this, setting(options), contract, expected, folder.resolve(name));
    }

    /** A choice of its options for a plan. */
    ProviderChoice choice(String variant, Map<String, String> options) {
        ChosenSide side = side(options, "");
        return new ProviderChoice(variant, side, side);
    }

    /** One side of such a choice. @param jdk the release of Java; empty for that of the tests */
    ChosenSide side(Map<String, String> options, String jdk) {
        return new ChosenSide(info.id(), options, jdk, flags(options), "");
    }

    /**
     * Flags of its JVMs: they use the quick compiler only, because few calls are made, and nobody looks at their times. To sign or to
     * encrypt each message takes many times as long without the last compiler.
     */
    List<String> flags(Map<String, String> options) {
        String protection = defaults().get(PROTECTION);
        return info.inJvm() && Objects.equals(protection, options.get(PROTECTION)) ? List.of("-XX:TieredStopAtLevel=1") : List.of();
    }

    /** The same with the defaults, for processes that exchange values with those of another provider. */
    Trial trial(String name, Contract contract, Subject other, ExpectedDigests expected) throws Exception {
        return new Trial(this, setting(defaults(), Optional.of(other.info)), contract, expected, folder.resolve(name));
    }

    /**
     * How contracts are compiled for it: for the lowest Java that it runs in, so that generated code is nowhere newer. Its
     * libraries are fetched as a run does it.
     */
    CompileSetting setting(Map<String, String> options) throws IOException, LibraryException, InterruptedException {
        return setting(options, Optional.empty());
    }

    private CompileSetting setting(Map<String, String> options, Optional<ProviderInfo> other)
            throws IOException, LibraryException, InterruptedException {
        LibraryFetch fetch = LibraryFetch.into(home());
        Libraries libraries = provider.libraries(options);
        fetch.fetch(libraries.needed(), FetchProgress.NONE);
        return new CompileSetting(options, false, info.inJvm() ? info.java() : CompileSetting.NEWEST, other,
                Files.createDirectories(home().cache()), fetch.store().files(libraries));
    }

    private static List<String> values(Option option) {
        return switch (option.kind()) {
            case CHOICE -> option.choices();
            case SWITCH -> List.of("true", "false");
            case NUMBER, TEXT -> List.of();
        };
    }
}
