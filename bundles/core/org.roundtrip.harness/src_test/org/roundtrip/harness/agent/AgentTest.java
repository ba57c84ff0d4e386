// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.agent;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.EOFException;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.timing.CallJournal;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.JournalWriter;
import org.roundtrip.harness.timing.Phase;

/** A real agent in a process of its own, which is driven as the workbench does it. */
@Tag("process")
class AgentTest {
    private static final int PATIENCE_SECONDS = 30;
    /** After the file's header and three blocks in each of three phases. */
    private static final int LAST_BLOCK = 11;
    @TempDir
    Path parent;
    private Path folder;
    private Process agent;
    private long sent;

    @BeforeEach
    void prepare() throws Exception {
        folder = Files.createDirectory(parent.resolve("agent"));
        assertEquals(0, new ProcessBuilder("mkfifo", folder.resolve("in").toString()).start().waitFor());
    }

    private void start(int leaseSeconds) throws IOException {
        start(leaseSeconds, System.getProperty("java.class.path"));
    }

    private void start(int leaseSeconds, String classPath) throws IOException {
        agent = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp", classPath, AgentMain.class.getName(), folder.toString(),
                String.valueOf(leaseSeconds)).redirectError(parent.resolve("agent.log").toFile()).start();
    }

    @AfterEach
    void end() throws Exception {
        agent.descendants().forEach(ProcessHandle::destroyForcibly);
        agent.destroyForcibly().waitFor();
    }

    @Test
    void aProcessIsStartedFollowedAndReported() throws Exception {
        start(60);
        command(started(3, "sh", "-c", "echo said; echo to the log >&2; read line; echo \"heard $line\"; exit 7"));
        command(ControlLine.of("send").with("process", 3).with("line", "you"));
        List<Frame> frames = until(Frame.Kind.END);
        assertEquals(agent.pid(), frames.getFirst().number());
        assertEquals(Frame.Kind.HELLO, frames.getFirst().kind());
        assertEquals(List.of("said", "heard you"), texts(frames, Frame.Kind.LINE));
        assertEquals(7, status(frames));
        assertEquals("to the log\n", new String(assembled(frames, Frame.Kind.LOG), StandardCharsets.UTF_8));
        List<ControlLine> replies = texts(replies(2), Frame.Kind.REPLY).stream().map(ControlLine::parse).toList();
        assertEquals(List.of("done", "done"), replies.stream().map(ControlLine::word).toList());
        assertTrue(replies.getFirst().number("pid") > 0);
    }

    @Test
    void aJournalThatGrewMeanwhileIsTheSameHere() throws Exception {
        start(60);
        Path journal = folder.resolve("c.journal");
        command(started(1, "sleep", "60").with("journal", journal));
        try (JournalWriter writer = JournalWriter.create(journal)) {
            CallJournal calls = writer.of(0, 0);
            CallJournal slow = writer.of(1, 1);
            slow.beginIntervals(Phase.WARM_UP, 0);
            slow.start(System.nanoTime());
            long call = 0;
            for (Phase phase : List.of(Phase.FIRST_CALL, Phase.WARM_UP, Phase.STEADY)) {
                for (int block = 0; block < 3; block++) {
                    calls.beginSequence(phase, call);
                    calls.start(System.nanoTime());
                    for (int i = 0; i < 700 * (block + 1); i++, call++) {
                        calls.add(1000 + call, 0);
                        if (phase == Phase.WARM_UP && (i == 300 || i == 600)) {
                            seen();
                        }
                    }
                    slow.add(System.nanoTime(), 7, 1000 + block, 0);
                }
            }
            // No look sees the last block before its end. Its last sample is zeros.
            slow.end();
            calls.beginSequence(Phase.CAPTURE, 0);
            calls.start(System.nanoTime());
            calls.add(256, 0);
            calls.add(256, 0);
            calls.add(0, 0);
            calls.end();
        }
        command(ControlLine.of("kill").with("process", 1));
        byte[] here = assembled(until(Frame.Kind.END), Frame.Kind.JOURNAL);
        byte[] there = Files.readAllBytes(journal);
        int used = LAST_BLOCK * JournalFormat.BLOCK_BYTES + JournalFormat.BLOCK_HEADER_BYTES + 3 * Integer.BYTES;
        assertEquals(used, here.length);
        assertArrayEquals(Arrays.copyOf(there, used), here);
    }

    @Test
    void aCommandIsObeyedOnceAndAPartOfOneNever() throws Exception {
        start(60);
        ControlLine start = started(1, "cat");
        command(start);
        raw("2\tsend\tprocess=1\tline=cut o");
        raw("\n" + numbered(start, 1) + "\n" + numbered(ControlLine.of("send").with("process", 1).with("line", "whole"), 2)
                + "\n" + numbered(ControlLine.of("send").with("process", 1).with("line", "whole"), 2) + "\n");
        sent = 2;
        command(ControlLine.of("close").with("process", 1));
        List<Frame> frames = until(Frame.Kind.END);
        assertEquals(List.of("whole"), texts(frames, Frame.Kind.LINE));
        assertEquals(3, texts(replies(3), Frame.Kind.REPLY).size());
    }

    @Test
    void aProcessThatIsAskedToEndCanFinishItsWork() throws Exception {
        start(60);
        command(started(1, "sh", "-c", "trap 'echo finished >&2; exit 3' TERM; echo ready; while :; do sleep 0.05; done"));
        until(Frame.Kind.LINE);
        command(ControlLine.of("terminate").with("process", 1));
        List<Frame> frames = until(Frame.Kind.END);
        assertEquals("finished\n", new String(assembled(frames, Frame.Kind.LOG), StandardCharsets.UTF_8));
        assertEquals(3, status(frames));
    }

    @Test
    void filesAreWrittenAndRead() throws Exception {
        start(60);
        command(ControlLine.of("make").with("path", "trust/of"));
        String content = Base64.getEncoder().encodeToString(new byte[] {0, -1, 10});
        command(ControlLine.of("write").with("path", "trust/key").with("content", content));
        command(ControlLine.of("read").with("path", "trust"));
        ControlLine read = ControlLine.parse(texts(replies(3), Frame.Kind.REPLY).getLast());
        assertEquals(Map.of("file.key", content), read.values());
    }

    @Test
    void whatCannotBeDoneIsOneSentence() throws Exception {
        start(60);
        command(started(1, "/no/such/program"));
        command(ControlLine.of("kill").with("process", 9));
        command(ControlLine.of("delete").with("path", "../kept"));
        command(ControlLine.of("dance"));
        Files.writeString(parent.resolve("kept"), "");
        for (String reply : texts(replies(4), Frame.Kind.REPLY)) {
            assertEquals("failed", ControlLine.parse(reply).word());
            assertTrue(ControlLine.parse(reply).text("message").endsWith("."), reply);
        }
        assertTrue(Files.exists(parent.resolve("kept")));
    }

    @Test
    void withoutANewLeaseEverythingEndsAndIsDeleted() throws Exception {
        start(1);
        command(started(1, "sh", "-c", "sleep 60 & echo $!; wait"));
        String child = texts(until(Frame.Kind.LINE), Frame.Kind.LINE).getFirst();
        assertTrue(agent.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS));
        assertFalse(Files.exists(folder));
        ProcessHandle.of(Long.parseLong(child)).ifPresent(left -> left.onExit().orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join());
    }

    @Test
    void itEndsWithItsLeaseAlsoWhenTheHarnessWasDeletedThere() throws Exception {
        Path harness = Path.of(Agent.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        Path copy = Files.createDirectories(parent.resolve("copy/org/roundtrip/harness"));
        for (String sub : List.of("agent", "control", "timing")) {
            Files.createDirectory(copy.resolve(sub));
            try (Stream<Path> classes = Files.list(harness.resolve("org/roundtrip/harness").resolve(sub))) {
                for (Path each : classes.filter(file -> file.toString().endsWith(".class")).toList()) {
                    Files.copy(each, copy.resolve(sub).resolve(each.getFileName()));
                }
            }
        }
        start(2, parent.resolve("copy").toString());
        until(Frame.Kind.HELLO);
        try (Stream<Path> classes = Files.walk(copy)) {
            for (Path each : classes.filter(Files::isRegularFile).toList()) {
                Files.delete(each);
            }
        }
        assertTrue(agent.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS));
    }

    /** Waits until a look at the journal has seen that it grew. */
    private void seen() throws Exception {
        long before = pieces(frames());
        until(frames -> pieces(frames) > before);
    }

    private static long pieces(List<Frame> frames) {
        return frames.stream().filter(frame -> frame.kind() == Frame.Kind.JOURNAL).count();
    }

    private ControlLine started(int number, String... words) {
        ControlLine start = ControlLine.of("start").with("process", number).with("folder", folder).with("log", folder.resolve("p.log"));
        for (int i = 0; i < words.length; i++) {
            start = start.with("arg." + i, words[i]);
        }
        return start;
    }

    private void command(ControlLine line) throws IOException {
        raw(numbered(line, ++sent) + "\n");
    }

    private static String numbered(ControlLine line, long number) {
        return line.with("seq", number).with("end", "").toString();
    }

    private void raw(String text) throws IOException {
        try (FileOutputStream in = new FileOutputStream(folder.resolve("in").toFile())) {
            in.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    private List<Frame> until(Frame.Kind kind) throws Exception {
        return until(frames -> frames.stream().anyMatch(frame -> frame.kind() == kind));
    }

    private List<Frame> replies(int count) throws Exception {
        return until(frames -> texts(frames, Frame.Kind.REPLY).size() == count);
    }

    private List<Frame> until(Predicate<List<Frame>> there) throws Exception {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (System.nanoTime() < deadline) {
            List<Frame> frames = frames();
            if (there.test(frames)) {
                return frames;
            }
            Thread.sleep(20);
        }
        throw new AssertionError("it did not come; " + Files.readString(parent.resolve("agent.log")));
    }

    /** The frames until now. The last one may be written at this moment. */
    private List<Frame> frames() throws IOException {
        List<Frame> frames = new ArrayList<>();
        Path out = folder.resolve("out");
        if (Files.exists(out)) {
            try (InputStream in = new FileInputStream(out.toFile())) {
                for (Frame frame = Frame.read(in); frame != null; frame = Frame.read(in)) {
                    frames.add(frame);
                }
            } catch (EOFException beingWritten) {
                return frames;
            }
        }
        return frames;
    }

    private static int status(List<Frame> frames) {
        return ByteBuffer.wrap(frames.stream().filter(frame -> frame.kind() == Frame.Kind.END).findFirst().orElseThrow().bytes()).getInt();
    }

    private static List<String> texts(List<Frame> frames, Frame.Kind kind) {
        return frames.stream().filter(frame -> frame.kind() == kind).map(Frame::text).toList();
    }

    private static byte[] assembled(List<Frame> frames, Frame.Kind kind) {
        ByteBuffer file = ByteBuffer.allocate(1 << 20);
        int end = 0;
        for (Frame frame : frames.stream().filter(each -> each.kind() == kind).toList()) {
            ByteBuffer piece = ByteBuffer.wrap(frame.bytes());
            int at = (int) piece.getLong();
            end = Math.max(end, at + piece.remaining());
            file.position(at);
            file.put(piece);
        }
        return Arrays.copyOf(file.array(), end);
    }
}
