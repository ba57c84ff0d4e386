// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.check;

/**
 * One thing that was looked at on a host, in words.
 *
 * @param topic    what it is about: {@code system}, {@code java}, {@code room}, {@code capture}, {@code roundTrip}, {@code
 *                 device}, {@code clock}, {@code address} or {@code ports}
 * @param good     whether nothing must be done about it
 * @param sentence what was found
 * @param advice   what to do about it; empty when it is good
 */
public record Point(String topic, boolean good, String sentence, String advice) {
    /** Something that is as it should be. */
    static Point good(String topic, String sentence) {
        return new Point(topic, true, sentence, "");
    }

    /** Something that is missing or doubtful. */
    static Point missing(String topic, String sentence, String advice) {
        return new Point(topic, false, sentence, advice);
    }
}
