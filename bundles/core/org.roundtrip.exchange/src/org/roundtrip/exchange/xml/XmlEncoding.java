// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/** The encoding of an XML file: what its byte order mark, first bytes or declaration say, or else UTF-8. */
final class XmlEncoding {
    private static final int LOOKED_AT = 400;
    private static final Pattern DECLARATION = Pattern.compile("^\\s*<\\?xml\\s[^>]*?encoding\\s*=\\s*[\"']([^\"']{1,60})[\"']");
    private static final Texts TEXTS = Texts.of(XmlEncoding.class);

    private XmlEncoding() {
    }

    /** Returns the text of a file, without a byte order mark or space before it. @throws InvalidFileException when its encoding is unknown or wrong */
    static String text(SourceFile file) throws InvalidFileException {
        byte[] bytes = file.bytes();
        Charset charset = charset(file, bytes);
        try {
            String text = charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return text.startsWith("\uFEFF") ? text.substring(1).stripLeading() : text.stripLeading();
        } catch (CharacterCodingException | UnsupportedOperationException e) {
            throw file.problem(TEXTS.text("encoding.wrong", charset.name()));
        }
    }

    private static Charset charset(SourceFile file, byte[] bytes) throws InvalidFileException {
        int first = number(bytes, 0);
        int second = number(bytes, 2);
        if (first == 0xFEFF || first == '<') {
            return StandardCharsets.UTF_16BE;
        }
        if (first == 0 && (second == 0xFEFF || second == '<')) {
            return Charset.forName("UTF-32BE");
        }
        if (first == 0xFFFE || first == '<' << 8) {
            return second == 0 && bytes.length >= 4 ? Charset.forName("UTF-32LE") : StandardCharsets.UTF_16LE;
        }
        return declared(file, new String(bytes, 0, Math.min(bytes.length, LOOKED_AT), StandardCharsets.ISO_8859_1));
    }

    private static int number(byte[] bytes, int at) {
        return bytes.length < at + 2 ? -1 : (bytes[at] & 0xFF) << 8 | bytes[at + 1] & 0xFF;
    }

    private static Charset declared(SourceFile file, String start) throws InvalidFileException {
        Matcher declaration = DECLARATION.matcher(start);
        if (start.startsWith("\u00EF\u00BB\u00BF") || !declaration.find()) {
            return StandardCharsets.UTF_8;
        }
        String name = declaration.group(1).strip();
        String wide = name.toUpperCase(Locale.ROOT);
        if (wide.startsWith("UTF-16") || wide.startsWith("UTF-32") || wide.contains("UCS")) {
            // The declaration could be read with a byte for each character, so it is not true.
            return StandardCharsets.UTF_8;
        }
        try {
            return Charset.forName(name);
        } catch (IllegalArgumentException e) {
            throw file.problem(TEXTS.text("encoding.unknown", Excerpt.clip(name)));
        }
    }
}
