// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import org.roundtrip.model.Fork;
import org.roundtrip.model.text.Texts;

/** Sentences about a warm-up until steady, for the progress of a run and for its log. */
final class WarmUpWords {
    private static final Texts TEXTS = Step.TEXTS;

    private WarmUpWords() {
    }

    /** How it stands now, in a few words. */
    static String progress(Fork fork, Fork.WarmedUp now) {
        return TEXTS.text("warmUp.progress", fork.variant(), fork.row().called(), now.calls(), share(now.jitShare()), share(now.change()));
    }

    /** How it ended. */
    static String ended(Fork fork, Fork.WarmedUp ended) {
        return TEXTS.text(ended.reached() ? "log.warm" : "log.warming", Step.named(fork), ended.seconds(), ended.calls(),
                share(ended.jitShare()), share(ended.change()));
    }

    private static String share(Double share) {
        return share == null ? TEXTS.text("share.unknown") : TEXTS.text("share", share);
    }
}
