// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.shapes;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Loads Roundtrip's classes anew in a language of its own: each letter of every {@code messages.properties} is replaced
 * by its wide form. An ordinary letter in what the classes then show stands in the code, where no translation reaches it.
 */
public final class PseudoTexts extends ClassLoader {
    private static final int WIDE = 0xFEE0;
    private static final String OURS = "org.roundtrip.";
    /** What translators leave alone: places for values, formats and links. */
    private static final Pattern FIXED = Pattern.compile("\\{[^}]*}|%.|<[^>]*>");
    private static final Pattern WORD = Pattern.compile("[A-Za-z][a-z]+");

    private PseudoTexts(ClassLoader parent) {
        super(parent);
    }

    /**
     * Returns the words that a source of texts shows and that do not come from message files.
     *
     * @param source makes the texts; it is loaded anew, and needs a constructor without parameters
     * @param data   words that are no text for people: names of commands, options, fields
     */
    public static Set<String> untranslated(Class<? extends Supplier<List<String>>> source, Set<String> data)
            throws ReflectiveOperationException {
        var constructor = new PseudoTexts(source.getClassLoader()).loadClass(source.getName()).getDeclaredConstructor();
        constructor.setAccessible(true);
        List<?> texts = (List<?>) ((Supplier<?>) constructor.newInstance()).get();
        if (texts.isEmpty()) {
            throw new IllegalStateException("the source makes no texts");
        }
        Set<String> words = new TreeSet<>();
        texts.forEach(text -> WORD.matcher((String) text).results()
                .map(MatchResult::group).forEach(words::add));
        words.removeAll(data);
        return words;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith(OURS)) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> found = findLoadedClass(name);
            return found == null ? define(name) : found;
        }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
        try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (in == null) {
                throw new ClassNotFoundException(name);
            }
            byte[] code = in.readAllBytes();
            return defineClass(name, code, 0, code.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    @Override
    public URL getResource(String name) {
        URL found = super.getResource(name);
        if (found == null || !name.endsWith("/messages.properties")) {
            return found;
        }
        try {
            return URL.of(URI.create("pseudo:/" + name), new Replaced(replaced(found)));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public InputStream getResourceAsStream(String name) {
        try {
            URL found = getResource(name);
            return found == null ? null : found.openStream();
        } catch (IOException e) {
            return null;
        }
    }

    private static byte[] replaced(URL original) throws IOException {
        Properties texts = new Properties();
        try (InputStream in = original.openStream()) {
            texts.load(in);
        }
        texts.replaceAll((key, text) -> wide((String) text));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        texts.store(bytes, null);
        return bytes.toByteArray();
    }

    private static String wide(String text) {
        StringBuilder wide = new StringBuilder();
        int from = 0;
        Matcher fixed = FIXED.matcher(text);
        while (fixed.find()) {
            append(wide, text.substring(from, fixed.start()));
            wide.append(fixed.group());
            from = fixed.end();
        }
        append(wide, text.substring(from));
        return wide.toString();
    }

    private static void append(StringBuilder wide, String text) {
        text.chars().map(c -> c < 128 && Character.isLetter(c) ? c + WIDE : c).forEach(c -> wide.append((char) c));
    }

    private static final class Replaced extends URLStreamHandler {
        private final byte[] bytes;

        Replaced(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        protected URLConnection openConnection(URL url) {
            return new URLConnection(url) {
                @Override
                public void connect() {
                    // The bytes are here.
                }

                @Override
                public InputStream getInputStream() {
                    return new ByteArrayInputStream(bytes);
                }
            };
        }
    }
}
