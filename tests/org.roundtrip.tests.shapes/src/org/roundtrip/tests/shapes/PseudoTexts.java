// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.shapes;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Loads Roundtrip's classes anew with every {@code messages.properties} in the {@link PseudoLanguage}. An ordinary letter in
 * what the classes then show stands in the code, where no translation reaches it.
 */
public final class PseudoTexts extends ClassLoader {
    private static final String OURS = "org.roundtrip.";

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
        Set<String> words = PseudoLanguage.foreign(texts.stream().map(String.class::cast).toList());
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
            try (InputStream original = found.openStream()) {
                return URL.of(URI.create("pseudo:/" + name), new Replaced(PseudoLanguage.translated(original)));
            }
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
