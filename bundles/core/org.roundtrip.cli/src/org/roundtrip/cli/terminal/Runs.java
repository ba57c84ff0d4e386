// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.roundtrip.examples.RecordedRuns;
import org.roundtrip.files.FileNames;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.archive.RunArchive;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;

/** Finds the run that the user named, and makes names for new runs. */
public final class Runs {
    private static final Texts TEXTS = Texts.of(Context.class);

    private Runs() {
    }

    /**
     * Returns the run in a folder, or that of an archive, which is then among those of the user's home. Else it is one of the home, and this
     * says which one: the run of that name, else the newest run that a person gave that name, else the newest one of the plan of that name. A
     * run that comes with Roundtrip is the last of a plan.
     */
    public static RunFolder find(String written, Context context) throws RefusedInput, IOException {
        return find(written, context, "run.unknown");
    }

    /** The same. @param unknown key of the sentence that refuses a name without a run; it gets the name and the folder of runs */
    public static RunFolder find(String written, Context context, String unknown) throws RefusedInput, IOException {
        if (RunArchive.isNamed(context.path(written))) {
            RunFolder brought = RunArchive.bring(context.path(written), context.home(), () -> false);
            context.say("run.brought", brought.folder().getFileName());
            return brought;
        }
        for (Path folder : new Path[] {context.path(written), inHome(written, context)}) {
            if (Files.isDirectory(folder)) {
                return RunFolder.open(folder);
            }
        }
        if (RecordedRuns.names().contains(written)) {
            return RunFolder.open(RecordedRuns.in(context.home().recorded(), written));
        }
        Stream<Found> own = folders(context).stream().flatMap(folder -> Found.in(folder).stream())
                .sorted(Comparator.comparing((Found found) -> found.run.started()).reversed());
        List<Found> runs = Stream.concat(own, recorded(context).stream().flatMap(folder -> Found.in(folder).stream())).toList();
        Optional<Found> called = runs.stream().filter(found -> found.isCalled(written)).findFirst();
        if (called.isPresent()) {
            context.say("run.own", called.get().label, called.get().name());
            return called.get().folder;
        }
        Optional<String> plan = Plans.named(written, context).map(Plan::name);
        Optional<Found> newest = runs.stream().filter(found -> found.ofPlan(written) || plan.filter(found::ofPlan).isPresent()).findFirst();
        if (newest.isEmpty()) {
            throw new RefusedInput(DidYouMean.added(TEXTS.text(unknown, written, context.home().runs(), folders(context).size()), written,
                    runs.stream().flatMap(found -> Stream.of(found.label, found.plan(), found.name())).filter(name -> !name.isEmpty()).distinct().toList()));
        }
        context.say("run.newest", newest.get().run.plan().name(), newest.get().name());
        return newest.get().folder;
    }

    /** A run of the user's home that can be read. @param label the name that a person gave it; may be empty */
    private record Found(RunFolder folder, Run run, String label) {
        static Optional<Found> in(Path path) {
            try {
                RunFolder folder = RunFolder.open(path);
                return Optional.of(new Found(folder, folder.run(), folder.readableLabel().name()));
            } catch (InvalidFileException e) {
                return Optional.empty();
            }
        }

        String name() {
            return folder.folder().getFileName().toString();
        }

        boolean isCalled(String name) {
            return !label.isEmpty() && label.equals(name);
        }

        /** The name of its plan as files have it. */
        String plan() {
            return slug(run.plan().name());
        }

        /** Whether its plan has that name, which may be written as files have it. */
        boolean ofPlan(String name) {
            return run.plan().name().equals(name) || !plan().isEmpty() && plan().equals(slug(name));
        }

        private static String slug(String name) {
            return FileNames.slug(name, RoundtripHome.LONGEST_NAME);
        }
    }

    /** Returns the folders of the runs in the user's home, in the order of their names. */
    public static List<Path> folders(Context context) throws RefusedInput {
        Path runs = context.home().runs();
        if (!Files.isDirectory(runs)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(runs)) {
            return files.filter(RunFolder::isRun).sorted().toList();
        } catch (IOException e) {
            throw new RefusedInput(Failure.sentence(e));
        }
    }

    /** Returns the folders of the runs that come with Roundtrip. */
    public static List<Path> recorded(Context context) throws RefusedInput {
        try {
            List<Path> folders = new ArrayList<>();
            for (String name : RecordedRuns.names()) {
                folders.add(RecordedRuns.in(context.home().recorded(), name));
            }
            return folders;
        } catch (IOException e) {
            throw new RefusedInput(Failure.sentence(e));
        }
    }

    /**
     * Returns what names the folder of a new run, which begins at some moment.
     *
     * @param written by the user; null for one in the home that does not exist yet, named after that moment and the plan
     * @throws RefusedInput when it exists and is not an empty folder
     */
    public static Function<Instant, Path> fresh(String written, Plan plan, Context context) throws RefusedInput, IOException {
        if (written == null) {
            return began -> context.home().newRun(began, plan.name());
        }
        Path folder = context.path(written);
        if (Files.exists(folder) && !isEmptyFolder(folder)) {
            throw new RefusedInput(TEXTS.text("run.folder.used", written));
        }
        return began -> folder;
    }

    private static boolean isEmptyFolder(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return false;
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.findAny().isEmpty();
        }
    }

    private static Path inHome(String name, Context context) throws RefusedInput {
        context.path(name);
        return context.home().runs().resolve(name).normalize();
    }
}
