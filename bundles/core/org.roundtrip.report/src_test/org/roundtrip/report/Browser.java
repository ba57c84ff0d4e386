// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.imageio.ImageIO;

/**
 * A Chromium without a window, one process for all pages. It takes commands of the DevTools protocol from its standard
 * input: JSON, ended by a zero byte. It ends when that is closed. Tests that need it are skipped where it is not installed.
 */
final class Browser implements Closeable {
    private static final ObjectMapper JSON = new ObjectMapper();
    /** Chromium reads commands from descriptor 3 and answers on descriptor 4. */
    private static final String PIPE = "exec \"$0\" \"$@\" 3<&0 4>&1 >&2";
    private static final String LOADED = "new Promise(done => document.readyState === 'complete' ? done() : addEventListener('load', done))";

    private final Process process;
    private final InputStream answers;
    private final OutputStream commands;
    private final String session;
    private int last;

    /** @param folder for the browser's own files */
    Browser(Path folder) throws IOException {
        Path program = program();
        assumeTrue(program != null, "there is no chromium here");
        process = new ProcessBuilder("sh", "-c", PIPE, program.toString(), "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                "--remote-debugging-pipe", "--user-data-dir=" + folder.resolve("profile"))
                .redirectError(folder.resolve("errors.txt").toFile()).start();
        answers = process.getInputStream();
        commands = process.getOutputStream();
        String target = ask(Map.of("method", "Target.createTarget", "params", Map.of("url", "about:blank"))).get("targetId").asText();
        session = ask(Map.of("method", "Target.attachToTarget", "params", Map.of("targetId", target, "flatten", true))).get("sessionId").asText();
    }

    private static Path program() {
        return Stream.of(System.getenv("PATH").split(":")).map(each -> Path.of(each, "chromium"))
                .filter(Files::isExecutable).findFirst().orElse(null);
    }

    /** Shows a page. @param media {@code screen} or {@code print} */
    void show(Path page, String media, boolean dark, int width, int height) throws IOException {
        ask("Emulation.setEmulatedMedia", Map.of("media", media, "features", List.of(Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"))));
        ask("Emulation.setDeviceMetricsOverride", Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
        ask("Page.navigate", Map.of("url", page.toUri().toString()));
        value(LOADED);
    }

    /** Returns a picture of the page that is shown. */
    BufferedImage picture() throws IOException {
        return ImageIO.read(new ByteArrayInputStream(file(ask("Page.captureScreenshot", Map.of()))));
    }

    /** Prints the page that is shown to a PDF file, on the paper that it asks for. */
    byte[] print() throws IOException {
        return file(ask("Page.printToPDF", Map.of("preferCSSPageSize", true)));
    }

    private static byte[] file(JsonNode answer) {
        return Base64.getDecoder().decode(answer.get("data").asText());
    }

    /** Returns the value of an expression in JavaScript on a light page of this width. */
    String measure(Path page, int width, String expression) throws IOException {
        return measure(page, false, width, expression);
    }

    /** The same on a dark page or a light one. */
    String measure(Path page, boolean dark, int width, String expression) throws IOException {
        show(page, "screen", dark, width, 1000);
        return value(expression);
    }

    /** Returns the value of an expression in JavaScript on the page that is shown. Its policy, which forbids scripts, forbids this not. */
    String value(String expression) throws IOException {
        JsonNode answer = ask("Runtime.evaluate", Map.of("expression", expression, "awaitPromise", true, "returnByValue", true));
        if (answer.has("exceptionDetails")) {
            throw new IOException(answer.toString());
        }
        return answer.at("/result/value").asText();
    }

    private JsonNode ask(String method, Map<String, Object> parameters) throws IOException {
        return ask(Map.of("method", method, "params", parameters, "sessionId", session));
    }

    private JsonNode ask(Map<String, Object> command) throws IOException {
        last++;
        commands.write(JSON.writeValueAsBytes(JSON.<ObjectNode>valueToTree(command).put("id", last)));
        commands.write(0);
        commands.flush();
        JsonNode answer;
        do {
            answer = JSON.readTree(message());
        } while (answer.path("id").asInt() != last);
        if (answer.has("error")) {
            throw new IOException(command + ": " + answer.get("error"));
        }
        return answer.get("result");
    }

    private byte[] message() throws IOException {
        ByteArrayOutputStream message = new ByteArrayOutputStream();
        int next;
        while ((next = answers.read()) > 0) {
            message.write(next);
        }
        if (next < 0) {
            throw new EOFException("The browser ended.");
        }
        return message.toByteArray();
    }

    @Override
    public void close() throws IOException {
        commands.close();
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            process.destroyForcibly();
        }
    }
}
