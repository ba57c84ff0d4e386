// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files.archive;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.RunLabel;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.model.Shape;

class RunArchiveTest {
    private static final Instant START = Instant.parse("2026-01-31T10:42:00Z");
    private static final BooleanSupplier NEVER = () -> false;
    @TempDir
    private Path temp;

    @Test
    void anArchivedRunComesBackAsItWas() throws Exception {
        RunFolder run = run("run");
        run.saveLabel(new RunLabel("Base", "Twice.", List.of("one")));
        Path archive = archive(run);
        RunFolder back = RunArchive.bring(archive, home(), NEVER);
        assertEquals(home().runs().resolve("run-1"), back.folder());
        assertEquals(run.run(), back.run());
        assertEquals(run.label(), back.label());
        Fork fork = run.run().forks().getFirst();
        assertArrayEquals(Files.readAllBytes(run.journal(fork)), Files.readAllBytes(back.journal(fork)));
        assertArrayEquals(Files.readAllBytes(run.capture(fork)), Files.readAllBytes(back.capture(fork)));
        assertEquals(List.of("runs"), names(home().folder()), "nothing else is left");
    }

    @Test
    void aRunThatIsThereIsNotBroughtTwice() throws Exception {
        Path archive = archive(run("run"));
        Path first = RunArchive.bring(archive, home(), NEVER).folder();
        assertEquals(first, RunArchive.bring(archive, home(), NEVER).folder());
        assertEquals(List.of("run-1"), names(home().runs()));
    }

    @Test
    void whatWasMeasuredCanBeReadWithoutRoundtrip() throws Exception {
        RunFolder run = run("run");
        Map<String, byte[]> entries = entries(archive(run));
        assertEquals(run.run().plan(), PlanFiles.parse(text(entries.get("plan.plan.json")), "p"));
        assertEquals(run.run().plan().contract().operations(), DrawingFiles.parse(text(entries.get("contract.payload.json")), "p").operations());
        assertTrue(text(entries.get("environment.json")).contains("\"provider.rmi.version\": \"17\""));
        assertFalse(entries.keySet().stream().anyMatch(name -> name.contains("steady.json") || name.contains("previous") || name.contains("report")),
                "what can be made again");
        String sums = text(entries.remove("SHA256SUMS"));
        assertEquals(entries.entrySet().stream().map(entry -> sum(entry.getValue()) + "  " + entry.getKey() + "\n").collect(Collectors.joining()), sums);
    }

    @Test
    void theSameRunGivesTheSameBytes() throws Exception {
        RunFolder run = run("run");
        byte[] first = Files.readAllBytes(archive(run));
        try (Stream<Path> files = Files.walk(run.folder())) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.setLastModifiedTime(file, FileTime.from(START));
            }
        }
        Files.writeString(run.steady(run.run().forks().getFirst()), "{}");
        assertArrayEquals(first, Files.readAllBytes(archive(run)));
        assertArrayEquals(first, Files.readAllBytes(archive(RunArchive.bring(temp.resolve("a.zip"), home(), NEVER))), "and so does the run that came back");
    }

    @Test
    void aRunUnderWayIsNotArchived() throws Exception {
        Run some = run("run").run();
        RunFolder running = RunFolder.create(temp.resolve("running"), new Run("r", some.plan(), false, ProcessHandle.current().pid(), Map.of(), some.forks(),
                Run.Outcome.RUNNING, "", Instant.now(), null));
        assertThrows(IOException.class, () -> RunArchive.write(running, temp.resolve("r.zip")));
        assertEquals(List.of("run", "running"), names(temp));
    }

    @Test
    void whatWasChangedIsRefusedByItsName() throws Exception {
        Map<String, byte[]> entries = entries(archive(run("run")));
        entries.get("run/forks/001/client.journal")[7]++;
        assertEquals("run/forks/001/client.journal", refused(entries).place());
    }

    @Test
    void anEntryThatIsMissingOrNotListedIsRefused() throws Exception {
        Map<String, byte[]> entries = entries(archive(run("run")));
        Map<String, byte[]> fewer = new TreeMap<>(entries);
        fewer.remove("run/forks/001/client.journal");
        assertEquals("SHA256SUMS", refused(fewer).place());
        Map<String, byte[]> more = new TreeMap<>(entries);
        more.put("run/forks/002/client.journal", new byte[3]);
        assertEquals("SHA256SUMS", refused(more).place());
        Map<String, byte[]> none = new TreeMap<>(entries);
        none.remove("SHA256SUMS");
        assertEquals("", refused(none).place());
    }

    @Test
    void noEntryLeadsOutOfTheFolder() throws Exception {
        for (String name : List.of("../evil", "run/../../evil", "/evil", "run/forks/../run.json", "run/forks/001/../../../evil", "run\\..\\evil", "run/forks/001/evil.sh",
                "run/forks/001/client.journal/", "run/run.json\u0000")) {
            Map<String, byte[]> entries = entries(archive(run("run" + Math.abs(name.hashCode()))));
            entries.put(name, "evil".getBytes(StandardCharsets.UTF_8));
            entries.put("SHA256SUMS", (text(entries.get("SHA256SUMS")) + sum(entries.get(name)) + "  " + name + "\n").getBytes(StandardCharsets.UTF_8));
            refused(entries);
            assertFalse(Files.exists(temp.resolve("evil")) || Files.exists(home().folder().resolve("evil")), name);
        }
    }

    @Test
    void anEntryThatGrowsTooMuchIsRefused() throws Exception {
        Map<String, byte[]> entries = entries(archive(run("run")));
        String name = "run/forks/001/client.log";
        entries.put(name, new byte[64 << 20]);
        entries.put("SHA256SUMS", (text(entries.get("SHA256SUMS")) + sum(entries.get(name)) + "  " + name + "\n").getBytes(StandardCharsets.UTF_8));
        assertEquals(name, refused(entries).place());
    }

    @Test
    void nothingIsLeftOfWhatIsCancelled() throws Exception {
        Path archive = archive(run("run"));
        assertThrows(CancellationException.class, () -> RunArchive.bring(archive, home(), () -> true));
        assertEquals(List.of("runs"), names(home().folder()));
    }

    @Test
    void whatIsNoArchiveIsRefused() throws Exception {
        Files.writeString(temp.resolve("bad.zip"), "no zip");
        assertThrows(InvalidFileException.class, () -> RunArchive.bring(temp.resolve("bad.zip"), home(), NEVER));
        assertEquals(List.of("runs"), names(home().folder()));
    }

    private InvalidFileException refused(Map<String, byte[]> entries) throws IOException {
        Path archive = temp.resolve("changed.zip");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(archive))) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                zip.putNextEntry(new ZipEntry(entry.getKey()));
                zip.write(entry.getValue());
            }
        }
        InvalidFileException refused = assertThrows(InvalidFileException.class, () -> RunArchive.bring(archive, home(), NEVER));
        assertEquals(List.of("runs"), names(home().folder()), "nothing of it is left");
        assertEquals(List.of(), names(home().runs()));
        return refused;
    }

    private RoundtripHome home() {
        return new RoundtripHome(temp.resolve("home"));
    }

    private Path archive(RunFolder run) throws IOException {
        RunArchive.write(run, temp.resolve("a.zip"));
        return temp.resolve("a.zip");
    }

    private RunFolder run(String name) throws IOException {
        Operation ping = new Operation("ping", List.of(new Operation.Parameter("n", Shape.Primitive.INT)), Optional.of(Shape.Primitive.INT), Behaviour.ECHO);
        Plan plan = new Plan("First look", "", new Contract("Service", List.of(ping)), List.of(ProviderChoice.of("rmi")),
                new Protocol(1, Amount.NONE, Amount.calls(10), 0, 30, 256, 7));
        RunFolder run = RunFolder.create(temp.resolve(name), new Run("run-1", plan, false, 1, Map.of("provider.rmi.version", "17"),
                List.of(new Fork(1, "rmi", "rmi", "ping", 1, Fork.State.DONE, null, null, null, null)), Run.Outcome.DONE, "", START, START.plusSeconds(9)));
        run.save(run.run());
        Fork fork = run.run().forks().getFirst();
        Files.createDirectories(run.folder(fork));
        Files.write(run.journal(fork), new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9});
        Files.write(run.capture(fork), new byte[] {9, 8, 7});
        Files.writeString(run.log(), "began\n");
        Files.writeString(run.folder().resolve("report.html"), "<html>");
        return run;
    }

    private static Map<String, byte[]> entries(Path archive) throws IOException {
        Map<String, byte[]> entries = new TreeMap<>();
        try (ZipFile zip = new ZipFile(archive.toFile())) {
            for (ZipEntry entry : zip.stream().toList()) {
                try (InputStream in = zip.getInputStream(entry)) {
                    entries.put(entry.getName(), in.readAllBytes());
                }
            }
        }
        return entries;
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).filter(name -> !name.endsWith(".zip")).sorted().toList();
        }
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static String sum(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
