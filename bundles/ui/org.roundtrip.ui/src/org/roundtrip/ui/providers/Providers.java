// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.providers;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.SafeRunner;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.services.IDisposable;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.catalogue.ProviderException;
import org.roundtrip.engine.catalogue.RegisteredProvider;
import org.roundtrip.engine.install.InstalledProviders;
import org.roundtrip.engine.jdk.Jdk;
import org.roundtrip.engine.jdk.Jdks;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.libraries.LibraryFetch;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Operation;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Availability;
import org.roundtrip.provider.Library;
import org.roundtrip.provider.Option;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.open.QuietWatch;

/**
 * The providers of the catalogue with their answers. A background job asks each one whether it can run here, and its
 * options. Listeners are called on the user interface's thread when providers come, go or have answered. Found by {@code
 * getSite().getService(Providers.class)}.
 */
public final class Providers implements IDisposable {
    private static final Texts TEXTS = Texts.of(Providers.class);

    private final ProviderCatalogue catalogue;
    private final InstalledProviders installed;
    private final LibraryFetch libraries;
    private final Jdks jdks;
    private final OpenRuns runs;
    private final Executor window;
    private final Map<RegisteredProvider, KnownProvider> answers = new ConcurrentHashMap<>();
    private volatile List<Jdk> javas = List.of();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private final OwnOrbsWatch orbs;
    private QuietWatch watch;
    private boolean disposed;
    private volatile boolean outdated;
    private final Job asking = Job.createSystem("Asking providers", (ICoreRunnable) monitor -> ask());

    /**
     * The providers of a catalogue with their libraries, and the Java runtimes that can run them.
     *
     * @param home   has the ORBs that the user owns
     * @param runs   while one of them is measured, nobody looks for providers and ORBs that are added
     * @param window runs what listeners do, on the user interface's thread
     */
    public Providers(ProviderCatalogue catalogue, InstalledProviders installed, LibraryFetch libraries, RoundtripHome home,
            OpenRuns runs, Executor window) {
        this.catalogue = catalogue;
        this.installed = installed;
        this.libraries = libraries;
        this.jdks = new Jdks(home);
        this.runs = runs;
        this.window = window;
        this.orbs = new OwnOrbsWatch(home, runs, this::askAgain);
        catalogue.addListener(this::cameOrWent);
        asking.schedule();
    }

    /** The catalogue itself, for the engine. */
    public ProviderCatalogue catalogue() {
        return catalogue;
    }

    /** The providers that the user has added. */
    public InstalledProviders installed() {
        return installed;
    }

    /** Where libraries come from and are kept. */
    public LibraryFetch libraries() {
        return libraries;
    }

    /** Asks all providers again, after libraries came or went; their answers are those from before until then. Any thread; returns at once. */
    public void askAgain() {
        outdated = true;
        asking.schedule();
    }

    /** Looks for what may be here meanwhile: libraries that were missing, and Java runtimes. Any thread; returns at once. */
    public void lookAgain() {
        asking.schedule();
    }

    /** All providers in the catalogue now, the floor first. Any thread; returns at once. */
    public List<KnownProvider> all() {
        return catalogue.providers().stream()
                .map(provider -> answers.getOrDefault(provider, KnownProvider.notAsked(provider)))
                .toList();
    }

    /** The provider of an id, if it is installed. */
    public Optional<KnownProvider> find(String id) {
        return all().stream().filter(provider -> provider.info().id().equals(id)).findFirst();
    }

    /** A new plan's choice of those that can run without anything fetched before; of all when there is none. */
    public List<ProviderChoice> choices() {
        List<KnownProvider> ready = all().stream().filter(KnownProvider::ready).toList();
        return (ready.isEmpty() ? all() : ready).stream().map(KnownProvider::info)
                .map(info -> new ProviderChoice(info.id(), info.label(), Map.of())).toList();
    }

    /** Of the same choice those that carry a contract; all of them when none does. */
    public List<ProviderChoice> choices(Contract contract) {
        List<String> carrying = carrying(contract).stream().filter(answer -> answer.refused().isEmpty()).map(Carrying::id).toList();
        List<ProviderChoice> chosen = choices().stream().filter(choice -> carrying.contains(choice.id())).toList();
        return chosen.isEmpty() ? choices() : chosen;
    }

    /** Asks each provider that can run here whether it carries a contract. Takes a while; any thread. */
    public List<Carrying> carrying(Contract contract) {
        return carrying(contract, UnaryOperator.identity());
    }

    /** Asks each of them whether it carries what is drawn; none when nothing is. Takes a while; any thread. */
    public List<Carrying> carrying(Drawing drawing) {
        List<Operation> operations = drawing.withEcho();
        return operations.isEmpty() ? List.of() : carrying(new Contract("Calls", operations), drawing::place);
    }

    /** @param places turns a place of the contract into what people know it by */
    private List<Carrying> carrying(Contract contract, UnaryOperator<String> places) {
        return all().stream().filter(provider -> provider.asked() && provider.available())
                .map(provider -> Carrying.of(provider, contract, places, jdks)).toList();
    }

    /** The options of the providers that have answered, by their ids. */
    public Map<String, List<Option>> options() {
        return all().stream().filter(KnownProvider::asked)
                .collect(Collectors.toMap(provider -> provider.info().id(), KnownProvider::options, (a, b) -> a));
    }

    /** The label of an option; its name while the provider has not answered, or when it has no such option. */
    public String optionName(String provider, String name) {
        return options().getOrDefault(provider, List.of()).stream().filter(option -> option.name().equals(name))
                .map(Option::label).findFirst().orElse(name);
    }

    /** The label of a provider, or its id when it is not installed. */
    public String label(String id) {
        return catalogue.label(id);
    }

    /** The label of a client and a server of different providers. */
    public String label(String client, String server) {
        return TEXTS.text("pair", label(client), label(server));
    }

    /** The Java runtimes of this machine, the newest first; empty before they have been looked for. Any thread. */
    public List<Jdk> javas() {
        return javas;
    }

    /** Calls back after every change, until the control is disposed. */
    public void onChange(Control owner, Runnable callback) {
        onChange(callback);
        owner.addDisposeListener(disposed -> listeners.remove(callback));
    }

    void onChange(Runnable callback) {
        listeners.add(callback);
    }

    private void cameOrWent() {
        notifyListeners();
        asking.schedule();
    }

    private void ask() {
        boolean all = outdated;
        outdated = false;
        orbs.begin();
        boolean changed = all;
        List<RegisteredProvider> now = catalogue.providers();
        answers.keySet().retainAll(now);
        for (RegisteredProvider provider : now) {
            KnownProvider known = answers.get(provider);
            // The command line, or another window, may have fetched what was missing.
            if (all || known == null || !known.missing().isEmpty()) {
                KnownProvider answer = ask(provider);
                answers.put(provider, answer);
                changed |= !answer.equals(known);
            }
        }
        boolean first = javas.isEmpty();
        List<Jdk> runtimes = jdks.list();
        if (!runtimes.equals(javas)) {
            javas = runtimes;
            changed = true;
        }
        if (changed) {
            notifyListeners();
        }
        if (first) {
            watch();
            sayProblems();
        }
    }

    private synchronized void watch() {
        if (!disposed && watch == null) {
            watch = new QuietWatch(runs, installed::watch, this::sayProblems);
        }
    }

    @Override
    public synchronized void dispose() {
        disposed = true;
        orbs.close();
        if (watch != null) {
            watch.close();
        }
    }

    /** Writes into the log why jars of the user are left out. */
    private void sayProblems() {
        installed.list().stream().map(InstalledProviders.Jar::problem).filter(problem -> !problem.isEmpty())
                .forEach(ILog.get()::warn);
    }

    private KnownProvider ask(RegisteredProvider provider) {
        try {
            Availability availability = provider.availability(libraries.store());
            String obstacle = availability instanceof Availability.Unavailable(String reason) ? reason : "";
            List<Library> missing = availability instanceof Availability.NotFetched(List<Library> not) ? not : List.of();
            List<Library> libraries = obstacle.isEmpty() ? List.copyOf(provider.usualLibraries().needed()) : List.of();
            return new KnownProvider(provider, provider.options(), obstacle, libraries, missing, true);
        } catch (ProviderException e) {
            return new KnownProvider(provider, List.of(), e.getMessage(), List.of(), List.of(), true);
        }
    }

    private void notifyListeners() {
        window.execute(() -> listeners.forEach(listener -> SafeRunner.run(listener::run)));
    }
}
