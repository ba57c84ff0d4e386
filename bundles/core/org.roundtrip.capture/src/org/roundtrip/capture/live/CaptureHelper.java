// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.live;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.file.Path;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.model.text.Texts;

/**
 * Main class of the capture helper process. It reads commands from standard input, one a line, and answers each with one
 * line on standard output:
 *
 * <pre>
 * listen SNAPLENGTH PORT,PORT,... PORT,PORT,...|- FILE    listening
 * stop                                                    captured PACKETS BYTES PACKETS BYTES DROPPED
 * </pre>
 *
 * The second list of ports and the second pair of numbers are those of the name service. When a command fails, the answer is
 * {@code failed SENTENCE}. The process ends when standard input closes; it then completes the file of a running capture.
 */
public final class CaptureHelper {
    private final String device;
    private final PrintStream answers;
    private Recording recording;

    private CaptureHelper(String device, PrintStream answers) {
        this.device = device;
        this.answers = answers;
    }

    /** @param arguments the device */
    public static void main(String[] arguments) throws IOException {
        PrintStream answers = System.out;
        System.setOut(System.err);
        Charset charset = Charset.forName(System.getProperty("native.encoding"));
        Recording.warmUp();
        new CaptureHelper(arguments[0], answers).obey(new BufferedReader(new InputStreamReader(System.in, charset)));
    }

    private void obey(BufferedReader commands) throws IOException {
        try {
            String line;
            while ((line = commands.readLine()) != null) {
                answers.println(answer(line));
                answers.flush();
            }
        } finally {
            if (recording != null) {
                recording.close();
            }
        }
    }

    private String answer(String line) {
        String[] words = line.split(" ", 5);
        try {
            return switch (words[0]) {
                case "listen" -> listen(words);
                case "stop" -> stop();
                default -> failed("helper.command", words[0]);
            };
        } catch (CaptureException e) {
            return "failed " + oneLine(e.getMessage());
        } catch (IOException e) {
            return failed("helper.file", oneLine(String.valueOf(e.getMessage())));
        }
    }

    private String listen(String[] words) throws IOException {
        if (recording != null || words.length < 5) {
            return failed("helper.busy");
        }
        CapturePorts ports = CapturePorts.parse(words[2], words[3]);
        recording = Recording.start(device, Integer.parseInt(words[1]), ports, Path.of(words[4]));
        return "listening";
    }

    private String stop() throws IOException {
        if (recording == null) {
            return failed("helper.idle");
        }
        try {
            return "captured " + recording.drain().text();
        } finally {
            recording = null;
        }
    }

    private static String failed(String key, Object... values) {
        return "failed " + Texts.of(CaptureHelper.class).text(key, values);
    }

    private static String oneLine(String message) {
        return message.strip().replaceAll("\\s+", " ");
    }
}
