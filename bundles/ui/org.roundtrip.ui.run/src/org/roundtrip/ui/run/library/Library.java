// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.SafeRunner;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.services.IDisposable;
import org.roundtrip.examples.Examples;
import org.roundtrip.examples.RecordedRuns;
import org.roundtrip.files.FolderWatch;
import org.roundtrip.files.FileNames;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.RunLabel;
import org.roundtrip.files.Trash;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.ui.theme.Setting;
import org.roundtrip.ui.defect.Defects;
import org.roundtrip.ui.run.library.Item.PlanItem;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.ui.run.library.Item.Shelf;
import org.roundtrip.ui.run.library.Item.TrashItem;

/**
 * The plans, payloads and runs of the user's Roundtrip home, and the examples. A background job reads them when a file changes, and
 * reads only what has changed; listeners are called on the user interface's thread.
 */
public final class Library implements IDisposable {
    private static final int SETTLE_MILLIS = 150;
    /** A run whose process was killed changes no file, so runs that grow are looked at now and then too. */
    private static final int GROWING_MILLIS = 5000;
    private static final int GROWING_UNWATCHED_MILLIS = 1000;
    private final Display display;
    private final RoundtripHome home;
    private final ReadPlans readPlans = new ReadPlans(Library::read, InstantSource.system());
    private final ReadPayloads readPayloads = new ReadPayloads();
    private final Map<Path, RunFolder> folders = new HashMap<>();
    private final List<Runnable> listeners = new ArrayList<>();
    private final Job looking = Job.createSystem("Looking at plans and runs", (ICoreRunnable) monitor -> look());
    private final Trash trash;
    private final Deletions deletions = new Deletions();
    private final Defects defects = new Defects();
    /** The folders of the runs that come with Roundtrip; empty until they were unpacked. */
    private List<Path> recorded = List.of();
    private FolderWatch watch;
    private boolean disposed;
    private volatile Map<Shelf, List<Item>> shelves =
            Map.of(Shelf.EXAMPLES, List.of(), Shelf.PLANS, List.of(), Shelf.PAYLOADS, List.of(), Shelf.RUNS, List.of(),
                    Shelf.TRASH, List.of());

    /** The library of a home. */
    public Library(RoundtripHome home, Display display) {
        this.home = home;
        this.trash = new Trash(home);
        this.display = display;
        looking.schedule();
    }

    /** Where plans and runs are kept. */
    public RoundtripHome home() {
        return home;
    }

    /** The deleted plans and runs. */
    public Trash trash() {
        return trash;
    }

    /** The last deletion. User interface's thread. */
    public Deletions deletions() {
        return deletions;
    }

    /** The items of a shelf as they were read last. Any thread. */
    public List<Item> on(Shelf shelf) {
        return shelves.get(shelf);
    }

    /** The runs of the user, then those that come with Roundtrip, as they were read last. Any thread. */
    public List<RunItem> runs() {
        return Stream.of(Shelf.RUNS, Shelf.EXAMPLES).flatMap(shelf -> on(shelf).stream())
                .filter(RunItem.class::isInstance).map(RunItem.class::cast).toList();
    }

    /** Reads the folders again soon. Any thread. */
    public void lookAgain() {
        looking.schedule(SETTLE_MILLIS);
    }

    /** Calls back after every change, until the control is disposed. User interface's thread. */
    public void onChange(Control owner, Runnable callback) {
        listeners.add(callback);
        owner.addDisposeListener(disposed -> listeners.remove(callback));
    }

    /** An unused file name among the user's plans for a plan's name. */
    public Path newPlanFile(String name) {
        String slug = FileNames.slug(name, RoundtripHome.LONGEST_NAME);
        return FileNames.unused(home.plans(), slug.isEmpty() ? "plan" : slug, PlanFiles.SUFFIX);
    }

    /**
     * Writes a new plan among those of the user. All new plans measure in the same way.
     *
     * @throws IOException when it cannot be written
     */
    public PlanSource newPlan(String name, String description, Contract contract, List<ProviderChoice> providers) throws IOException {
        Path file = newPlanFile(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, PlanFiles.toJson(new Plan(name, description, contract, providers, Protocol.STANDARD)));
        lookAgain();
        return new PlanSource.Own(file);
    }

    /** Puts a plan among those of the user, unless an equal one is there. Reads all of them. */
    public void keep(Plan plan) throws IOException {
        Files.createDirectories(home.plans());
        byte[] text = PlanFiles.toJson(plan).getBytes(StandardCharsets.UTF_8);
        List<Path> kept;
        try (Stream<Path> files = Files.list(home.plans())) {
            kept = files.filter(file -> file.toString().endsWith(PlanFiles.SUFFIX)).toList();
        }
        for (Path file : kept) {
            if (Files.size(file) == text.length && Arrays.equals(Files.readAllBytes(file), text)) {
                return;
            }
        }
        Files.write(newPlanFile(plan.name()), text);
        lookAgain();
    }

    private void look() {
        // Each file that a fork writes would call a watch back, so runs that grow are looked at now and then.
        boolean quiet = Setting.QUIET.on() && !growing().isEmpty();
        if (quiet) {
            endWatch();
        }
        FolderWatch watching = quiet ? null : watching();
        if (watching == null && !quiet) {
            return;
        }
        shelves = read();
        List<Path> growing = growing();
        if (watching != null) {
            List<Path> coming = coming();
            watching.alsoWatch(Stream.concat(growing.stream(), coming.stream()).toList());
            if (coming.stream().anyMatch(RunFolder::isRun)) {
                // It became a run before it was watched.
                looking.schedule();
            }
        }
        if (quiet && growing.isEmpty()) {
            // Watches again, and finds what came meanwhile.
            looking.schedule();
        } else if (!growing.isEmpty()) {
            looking.schedule(watching != null && watching.works() ? GROWING_MILLIS : GROWING_UNWATCHED_MILLIS);
        }
        Runnable forget = deletions.look();
        if (!display.isDisposed()) {
            display.asyncExec(() -> {
                forget.run();
                List.copyOf(listeners).forEach(listener -> SafeRunner.run(listener::run));
            });
        }
    }

    /**
     * Returns the watch. The first call makes it, in a job, because that reads folders; null at the end of the
     * workbench.
     */
    private synchronized FolderWatch watching() {
        if (watch == null && !disposed) {
            watch = FolderWatch.start(List.of(home.plans(), home.payloads(), home.runs()), 0, this::lookAgain);
        }
        return disposed ? null : watch;
    }

    private synchronized void endWatch() {
        if (watch != null) {
            watch.close();
            watch = null;
        }
    }

    @Override
    public synchronized void dispose() {
        disposed = true;
        looking.cancel();
        endWatch();
    }

    /** The folders of the runs that are under way, as they were read last. */
    private List<Path> growing() {
        return shelves.get(Shelf.RUNS).stream().filter(Library::growing).map(item -> ((RunItem) item).folder()).toList();
    }

    /** Folders among the runs that are not runs yet. Another process is about to write a run into them. */
    private List<Path> coming() {
        return list(home.runs()).stream().filter(folder -> !folders.containsKey(folder) && Files.isDirectory(folder)).toList();
    }

    private static boolean growing(Item item) {
        return item instanceof RunItem(Path folder, Run run, RunLabel label, String problem) && run != null
                && run.outcome() == Run.Outcome.RUNNING;
    }

    private Map<Shelf, List<Item>> read() {
        List<PlanSource> examples = Examples.names().stream().<PlanSource>map(PlanSource.Example::new).toList();
        List<PlanSource> own = planFiles(home.plans());
        List<PlanSource> oldPlans = planFiles(trash.plans());
        readPlans.retain(Stream.of(examples, own, oldPlans).flatMap(List::stream).toList());
        List<Path> runs = runFolders(home.runs());
        List<Path> oldRuns = runFolders(trash.runs());
        unpack();
        folders.keySet().retainAll(Stream.of(runs, oldRuns, recorded).flatMap(List::stream).toList());
        List<Item> gone = Stream.of(runs(oldRuns), plans(oldPlans), readPayloads.in(trash.payloads())).flatMap(List::stream)
                .<Item>map(TrashItem::new).toList();
        return Map.of(Shelf.EXAMPLES, Stream.concat(runs(recorded).stream(), examples.stream().<Item>map(readPlans::get)).toList(), Shelf.PLANS, plans(own),
                Shelf.PAYLOADS, readPayloads.in(home.payloads()),
                Shelf.RUNS, runs(runs), Shelf.TRASH, gone);
    }

    private void unpack() {
        if (recorded.isEmpty()) {
            try {
                List<Path> unpacked = new ArrayList<>();
                for (String name : RecordedRuns.names()) {
                    unpacked.add(RecordedRuns.in(home.recorded(), name).toAbsolutePath().normalize());
                }
                recorded = unpacked;
            } catch (IOException e) {
                ILog.get().warn("The recorded runs cannot be unpacked.", e);
            }
        }
    }

    private static List<PlanSource> planFiles(Path folder) {
        return list(folder).stream().filter(file -> file.getFileName().toString().endsWith(PlanFiles.SUFFIX))
                .<PlanSource>map(PlanSource.Own::new).toList();
    }

    private List<Item> plans(List<PlanSource> sources) {
        return sources.stream().map(readPlans::get)
                .sorted(Comparator.comparing(PlanItem::name, String.CASE_INSENSITIVE_ORDER)).<Item>map(item -> item).toList();
    }

    private static PlanItem read(PlanSource source) {
        try {
            return new PlanItem(source, source.read(), "");
        } catch (IOException e) {
            return new PlanItem(source, null, e.getMessage());
        } catch (RuntimeException e) {
            return new PlanItem(source, null, new Defects().report(e));
        }
    }

    private static List<Path> runFolders(Path folder) {
        return list(folder).stream().filter(RunFolder::isRun).toList();
    }

    private List<Item> runs(List<Path> there) {
        return there.stream().map(this::runItem).sorted(Comparator.comparing(Library::started).reversed())
                .<Item>map(item -> item).toList();
    }

    private static Instant started(RunItem item) {
        return item.run() == null ? Instant.EPOCH : item.run().started();
    }

    private RunItem runItem(Path folder) {
        try {
            RunFolder known = folders.get(folder);
            if (known == null) {
                known = RunFolder.open(folder);
                folders.put(folder, known);
            }
            Run run = known.run();
            return new RunItem(folder, run, known.readableLabel(), "");
        } catch (IOException e) {
            return new RunItem(folder, null, RunLabel.NONE, e.getMessage());
        } catch (RuntimeException e) {
            return new RunItem(folder, null, RunLabel.NONE, defects.report(e));
        }
    }

    static List<Path> list(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.toAbsolutePath().normalize()).sorted().toList();
        } catch (IOException e) {
            return List.of();
        }
    }
}
