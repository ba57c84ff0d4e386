// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.design.Design;
import org.roundtrip.design.FromModel;
import org.roundtrip.design.ToModel;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Shape.Primitive;

/** Unsaved changes are kept until they are saved or given up. */
class KeptDraftTest {
    private static final Design SAVED = FromModel.design(Drawing.of("A", Primitive.INT));
    private static final Design CHANGED = FromModel.design(Drawing.of("A", Primitive.LONG));

    @TempDir
    Path drafts;

    @Test
    void aDraftIsThereAgainAndEachFileHasItsOwn() {
        KeptDraft draft = new KeptDraft(drafts.resolve("new"), Path.of("/a.payload.json"));
        assertEquals(Optional.empty(), draft.read(SAVED));
        draft.keep(CHANGED);
        assertEquals(Optional.of(ToModel.drawing(CHANGED)), draft.read(SAVED).map(ToModel::drawing));
        assertEquals(Optional.empty(), new KeptDraft(drafts.resolve("new"), Path.of("/b.payload.json")).read(SAVED));
        draft.forget();
        assertEquals(Optional.empty(), draft.read(SAVED));
    }

    @Test
    void whatIsSavedIsNoDraft() {
        KeptDraft draft = new KeptDraft(drafts, Path.of("/a.payload.json"));
        draft.keep(CHANGED);
        assertEquals(Optional.empty(), draft.read(CHANGED));
    }
}
