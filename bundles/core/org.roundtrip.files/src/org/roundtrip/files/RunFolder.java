// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;

/**
 * The folder of one run: {@code run.json}, {@code plan.json}, {@code run.log}, {@code figures.csv} and a folder of files for each fork, and a
 * {@link RunLabel}. One process writes it, any number may read it at the same time. Paths are made from fork numbers and fixed names only, never
 * from names that a file holds. Safe for several threads.
 */
public final class RunFolder {
    private static final Texts TEXTS = Texts.of(RunFolder.class);
    private static final int LONGEST_NAME = 60;
    private static final int MOST_BYTES = 256_000_000;
    private static final String RUN = "run.json";
    private static final String PREVIOUS = "run.json.previous";
    private static final String WRITING = "run.json.writing";
    /** A process that started later than this after the run began cannot be the one that runs it. */
    private static final Duration CLOCKS_AGREE = Duration.ofSeconds(5);

    private final Path folder;
    private List<Object> stamp = List.of();
    private Object labelStamp = List.of();
    private RunLabel label = RunLabel.NONE;
    private Run run;
    private long aliveUntil = System.nanoTime();

    private RunFolder(Path folder) {
        this.folder = folder.toAbsolutePath().normalize();
    }

    /**
     * Begins a run's folder.
     *
     * @param folder a new or empty folder; made with its parents when missing
     * @throws IOException when it is not empty or cannot be written
     */
    public static RunFolder create(Path folder, Run run) throws IOException {
        RunFolder created = new RunFolder(folder);
        String plan = PlanFiles.toJson(run.plan());
        Files.createDirectories(created.folder);
        try (Stream<Path> files = Files.list(created.folder)) {
            if (files.findAny().isPresent()) {
                throw new IOException(TEXTS.text("folder.used", created.folder));
            }
        }
        Files.writeString(created.folder.resolve("plan.json"), plan);
        created.save(run);
        return created;
    }

    /** Opens a run's folder. @throws InvalidFileException when it holds no run that can be read */
    public static RunFolder open(Path folder) throws InvalidFileException {
        RunFolder opened = new RunFolder(folder);
        opened.run();
        return opened;
    }

    /** Whether the folder looks like that of a run, without reading it. */
    public static boolean isRun(Path folder) {
        return Files.isRegularFile(folder.resolve(RUN)) || Files.isRegularFile(folder.resolve(PREVIOUS));
    }

    /** The run's own folder, absolute. */
    public Path folder() {
        return folder;
    }

    /**
     * The run as its file records it now; the file is read again only when it has changed. A run whose process is gone has
     * the outcome {@link Run.Outcome#INTERRUPTED}. When run.json is damaged, the state saved before it is returned.
     *
     * @throws InvalidFileException when neither can be read
     */
    public synchronized Run run() throws InvalidFileException {
        List<Object> now = List.of(stampOf(RUN), stampOf(PREVIOUS));
        if (run == null || !now.equals(stamp)) {
            run = read();
            stamp = now;
        }
        if (run.outcome() == Run.Outcome.RUNNING && !alive(run)) {
            run = interrupted(run);
        }
        return run;
    }

    /**
     * What a person wrote about the run. The file is read again only when it has changed.
     *
     * @throws InvalidFileException when it cannot be read
     */
    public synchronized RunLabel label() throws InvalidFileException {
        Object now = stampOf(RunLabel.FILE);
        if (!now.equals(labelStamp)) {
            label = RunLabel.read(folder);
            labelStamp = now;
        }
        return label;
    }

    /** The same, or nothing when it cannot be read: a run is shown nevertheless. */
    public RunLabel readableLabel() {
        try {
            return label();
        } catch (InvalidFileException e) {
            return RunLabel.NONE;
        }
    }

    /**
     * The name proposed for a file about this run, without an ending. It is its folder's, with the name that a person
     * gave the run.
     */
    public String exportName() {
        String own = FileNames.slug(readableLabel().name(), LONGEST_NAME);
        return folder.getFileName() + (own.isEmpty() ? "" : "-" + own);
    }

    /** Changes what a person wrote about the run. */
    public synchronized void saveLabel(RunLabel changed) throws IOException {
        changed.write(folder);
        label = changed;
        labelStamp = stampOf(RunLabel.FILE);
    }

    /** Saves the run. A reader at the same time, or after a crash, finds the new state or the one before. */
    public synchronized void save(Run changed) throws IOException {
        Path writing = folder.resolve(WRITING);
        try (FileChannel file = FileChannel.open(writing, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
                StandardOpenOption.TRUNCATE_EXISTING)) {
            ByteBuffer bytes = StandardCharsets.UTF_8.encode(RunFiles.toJson(changed));
            while (bytes.hasRemaining()) {
                file.write(bytes);
            }
            file.force(true);
        }
        if (Files.exists(folder.resolve(RUN))) {
            move(folder.resolve(RUN), folder.resolve(PREVIOUS));
        }
        move(writing, folder.resolve(RUN));
        run = changed;
        stamp = List.of(stampOf(RUN), stampOf(PREVIOUS));
    }

    /** The folder of a fork's files, which may not exist yet. */
    public Path folder(Fork fork) {
        return folder.resolve("forks").resolve(String.format(Locale.ROOT, "%03d", fork.number()));
    }

    /** The sentences that the engine reported during the run, see {@link RunLog}; may not exist. */
    public Path log() {
        return log(folder);
    }

    /** The log of a run whose folder may not have been made yet. */
    public static Path log(Path folder) {
        return folder.resolve("run.log");
    }

    /** Figures of the forks that ended well, see {@link ForkFigures}; may not exist. */
    Path figures() {
        return folder.resolve("figures.csv");
    }

    /** The journal of a fork's client, see {@link JournalReader}; may not exist. */
    public Path journal(Fork fork) {
        return folder(fork).resolve("client.journal");
    }

    /** The journal of a fork's servant, see {@link JournalReader}; exists only when the plan asks for the server's time. */
    public Path serverJournal(Fork fork) {
        return folder(fork).resolve("server.journal");
    }

    /** The packets of a fork's capture pass; may not exist. */
    public Path capture(Fork fork) {
        return folder(fork).resolve("packets.pcapng");
    }

    /** The verdict on the fork's steady state, kept by {@code analysis}; may not exist. */
    public Path steady(Fork fork) {
        return folder(fork).resolve("steady.json");
    }

    /** The figures of the fork's calls, kept by {@code analysis}; may not exist. */
    public Path calls(Fork fork) {
        return folder(fork).resolve("calls.json");
    }

    /** The TLS key log with which the packets can be read; exists only where they are encrypted. */
    public Path keyLog(Fork fork) {
        return folder(fork).resolve("packets.keys");
    }

    /**
     * The packets of the same pass at the server's end, with times of its own clock. It is there only where that is
     * another machine.
     */
    public Path serverCapture(Fork fork) {
        return folder(fork).resolve("packets-server.pcapng");
    }

    /**
     * The output of one of a fork's processes; may not exist.
     *
     * @param side {@code server} or {@code client}
     */
    public Path log(Fork fork, String side) {
        if (!side.matches("[a-z]{1,20}")) {
            throw new IllegalArgumentException("no side of a fork: " + side);
        }
        return folder(fork).resolve(side + ".log");
    }

    private Run read() throws InvalidFileException {
        if (!Files.isDirectory(folder)) {
            throw new InvalidFileException(folder.toString(), "", TEXTS.text("folder.none"));
        }
        if (!isRun(folder)) {
            throw new InvalidFileException(folder.toString(), "", TEXTS.text("folder.empty", RUN));
        }
        InvalidFileException damage;
        try {
            return parse(RUN);
        } catch (InvalidFileException e) {
            damage = e;
        }
        try {
            return parse(PREVIOUS);
        } catch (InvalidFileException e) {
            throw damage;
        }
    }

    private Run parse(String name) throws InvalidFileException {
        return RunFiles.parse(Json.text(folder.resolve(name), MOST_BYTES), folder.getFileName() + "/" + name);
    }

    private boolean alive(Run running) {
        if (System.nanoTime() - aliveUntil < 0) {
            return true;
        }
        Optional<ProcessHandle> process = ProcessHandle.of(running.pid()).filter(ProcessHandle::isAlive);
        Instant latest = running.takenUp().plus(CLOCKS_AGREE);
        boolean alive = process.isPresent()
                && process.get().info().startInstant().map(begun -> begun.isBefore(latest)).orElse(true);
        aliveUntil = System.nanoTime() + (alive ? 1_000_000_000L : 0);
        return alive;
    }

    private static Run interrupted(Run run) {
        List<Fork> forks = run.forks().stream().map(fork -> fork.state() != Fork.State.RUNNING ? fork
                : fork.with(Fork.State.CANCELLED, fork.error())).toList();
        return new Run(run.id(), run.plan(), run.quick(), run.pid(), run.environment(), forks,
                Run.Outcome.INTERRUPTED,
                TEXTS.text("run.interrupted"), run.started(),
                run.ended());
    }

    private Object stampOf(String name) {
        try {
            BasicFileAttributes file = Files.readAttributes(folder.resolve(name), BasicFileAttributes.class);
            return List.of(file.lastModifiedTime(), file.size(), String.valueOf(file.fileKey()));
        } catch (IOException missing) {
            return "";
        }
    }

    static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
