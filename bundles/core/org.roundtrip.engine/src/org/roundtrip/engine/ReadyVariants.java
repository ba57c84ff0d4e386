// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.roundtrip.engine.catalogue.ProviderException;
import org.roundtrip.engine.catalogue.Variant;
import org.roundtrip.engine.catalogue.VariantSide;
import org.roundtrip.engine.check.Pairs;
import org.roundtrip.engine.fork.JvmCommand;
import org.roundtrip.engine.place.HostPlaces;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.hosts.HostException;
import org.roundtrip.libraries.LibraryException;
import org.roundtrip.libraries.LibraryFetch;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.SweptPlan;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Library;

/**
 * The variants of a run with the compiled contracts of their forks. There is one contract for the plan or, where a
 * length is swept, one for each step. Used by the engine's thread.
 */
final class ReadyVariants {
    private static final Texts TEXTS = RunExecution.TEXTS;
    private static final long KILO = 1000;
    private final RunRecord record;
    private final List<Variant> variants;
    private final RoundtripHome home;
    private final LibraryFetch libraries;
    private final HostPlaces hosts;
    private final Consumer<String> progress;
    private final BooleanSupplier cancelled;
    private final Map<Key, Variant.Ready> ready = new HashMap<>();
    private final Map<Key, String> failed = new HashMap<>();
    private final Map<Key, Map<String, String>> refused = new HashMap<>();
    private final Map<String, Variant> settled = new LinkedHashMap<>();

    private record Key(String variant, Contract contract) {
    }

    /** @param progress gets a sentence on what is being done @param cancelled whether to stop before the next compilation */
    ReadyVariants(RunRecord record, List<Variant> variants, RoundtripHome home, LibraryFetch libraries, HostPlaces hosts,
            Consumer<String> progress, BooleanSupplier cancelled) {
        this.record = record;
        this.variants = variants;
        this.home = home;
        this.libraries = libraries;
        this.hosts = hosts;
        this.progress = progress;
        this.cancelled = cancelled;
    }

    /** Fetches libraries and compiles. A variant that cannot be compiled has a {@link #failure} afterwards. */
    void prepare() throws IOException, InterruptedException {
        Set<Contract> contracts = new LinkedHashSet<>();
        record.run().forks().stream().map(Fork::step).distinct()
                .forEach(step -> contracts.add(SweptPlan.at(record.run().plan(), step).contract()));
        for (Variant variant : variants) {
            for (Contract contract : contracts) {
                prepare(variant, contract);
            }
        }
    }

    /** Returns why a variant cannot be measured with a contract, in one sentence; empty when it can. */
    Optional<String> failure(String variant, Contract contract) {
        return Optional.ofNullable(failed.get(new Key(variant, contract)));
    }

    /** Returns why a pair cannot carry an operation of a contract, in one sentence; empty when it can. */
    Optional<String> refusal(String variant, Contract contract, String operation) {
        return Optional.ofNullable(refusals(variant, contract).get(operation));
    }

    /** Returns a contract with the operations that a variant carries, at least one of which it does. */
    Contract carried(String variant, Contract contract) {
        return Pairs.without(contract, refusals(variant, contract).keySet());
    }

    private Map<String, String> refusals(String variant, Contract contract) {
        return refused.getOrDefault(new Key(variant, contract), Map.of());
    }

    /** Returns a variant without a failure, for an operation that is not refused. */
    Variant.Ready get(String variant, Contract contract) {
        return ready.get(new Key(variant, contract));
    }

    /** Returns the variants of which something can be measured, in the plan's order, with their addresses on their hosts. */
    List<Variant> settled() {
        return List.copyOf(settled.values());
    }

    private void prepare(Variant variant, Contract contract) throws IOException, InterruptedException {
        if (cancelled.getAsBoolean()) {
            throw new InterruptedException();
        }
        Key key = new Key(variant.name(), contract);
        try {
            if (record.run().plan().everyPair()) {
                refused.put(key, Pairs.refused(variant, contract));
                if (refused.get(key).size() == contract.operations().size()) {
                    return;
                }
            }
            fetch(variant);
            progress.accept(TEXTS.text("compiling", variant.name()));
            boolean asynchronous = record.run().plan().protocol().load().asynchronous();
            Variant.Ready compiled = hosts.settle(variant).compile(carried(variant.name(), contract), asynchronous, home.cache(),
                    libraries.store());
            hosts.send(compiled);
            ready.put(key, compiled);
            record.log(TEXTS.text(compiled.cached() ? "compiled.before" : "compiled", variant.name()));
            if (settled.putIfAbsent(variant.name(), compiled.variant()) == null) {
                record.environment(facts(compiled));
            }
        } catch (CompilationException e) {
            Path details = record.folder().folder().resolve("compile-%s.log".formatted(variants.indexOf(variant) + 1));
            Files.writeString(details, e.details());
            failed.put(key, Failure.sentence(e.getMessage()));
        } catch (ProviderException | LibraryException | HostException e) {
            failed.put(key, e.getMessage());
        }
    }

    /** Fetches what the middlewares of a variant need, as a step of the run that can be cancelled. */
    private void fetch(Variant variant) throws LibraryException, InterruptedException {
        Set<Library> needed = variant.libraries();
        List<Library> missing = libraries.store().missing(needed);
        libraries.fetch(needed, (bytes, of) -> progress.accept(TEXTS.text("fetching", variant.name(), bytes / KILO, of / KILO)));
        if (!missing.isEmpty()) {
            record.log(TEXTS.text("fetched", variant.name(), missing.size(),
                    missing.stream().mapToLong(Library::size).sum() / KILO));
        }
    }

    private Map<String, String> facts(Variant.Ready compiled) {
        Variant variant = compiled.variant();
        String name = "provider." + variant.name() + ".";
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put(name + "host", variant.host());
        boolean alike = variant.client().registered() == variant.server().registered()
                && variant.client().options().equals(variant.server().options());
        side(alike ? name : name + "server.", variant.server(), compiled.forServer(), facts);
        if (!alike) {
            side(name + "client.", variant.client(), compiled.forClient(), facts);
        }
        facts.put(name + "server", describe(variant.server(), compiled.server()));
        facts.put(name + "client", describe(variant.client(), compiled.client()));
        return facts;
    }

    private static void side(String name, VariantSide side, Compiled compiled, Map<String, String> facts) {
        facts.put(name + "version", side.version());
        facts.put(name + "contract", compiled.hash());
        side.options().forEach((option, value) -> facts.put(name + "option." + option, value));
        side.facts().forEach((fact, value) -> facts.put(name + "middleware." + fact, value));
    }

    private String describe(VariantSide side, Launch launch) {
        return switch (launch) {
            case Launch.Jvm jvm -> JvmCommand.describe(jvm, side.jdk(), record.run().plan().protocol().heapMiB(), side.chosen().host());
            case Launch.Program program -> String.join(" ", program.command());
        };
    }
}
