// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library;

import java.nio.file.Path;
import org.roundtrip.files.RunLabel;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Run;
import org.roundtrip.words.RunTitle;

/** A node in the tree of plans, payloads and runs. Items are equal when they stand for the same file, whatever its content. */
public sealed interface Item {

    /** One of the folders. The trash is shown only while something is in it. */
    enum Shelf implements Item {
        EXAMPLES, PLANS, PAYLOADS, RUNS, TRASH
    }

    /**
     * A plan.
     *
     * @param source  where it comes from
     * @param plan    its content, or null when it cannot be read
     * @param problem why it cannot be read, or empty
     */
    record PlanItem(PlanSource source, Plan plan, String problem) implements Item {
        /** Its name, or that of its file when it cannot be read. */
        public String name() {
            return plan == null ? source.fileName() : plan.name();
        }

        /** Whether it is the user's own. */
        public boolean own() {
            return source instanceof PlanSource.Own;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof PlanItem item && item.source.equals(source);
        }

        @Override
        public int hashCode() {
            return source.hashCode();
        }
    }

    /**
     * A payload of the user's own.
     *
     * @param file    absolute
     * @param drawing its content, or null when it cannot be read
     * @param problem why it cannot be read, or empty
     */
    record PayloadItem(Path file, Drawing drawing, String problem) implements Item {
        /** Its name, or that of its file when it cannot be read. */
        public String name() {
            return drawing == null ? file.getFileName().toString() : drawing.name();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof PayloadItem item && item.file.equals(file);
        }

        @Override
        public int hashCode() {
            return file.hashCode();
        }
    }

    /**
     * A run.
     *
     * @param folder  its folder, absolute
     * @param run     the content of its folder, or null when it cannot be read
     * @param label   what a person wrote about it
     * @param problem why it cannot be read, or empty
     */
    record RunItem(Path folder, Run run, RunLabel label, String problem) implements Item {
        /** Whether it comes with Roundtrip; then it stands under the examples and cannot be deleted. */
        public boolean recorded() {
            return run != null && run.recorded().isPresent();
        }

        /** The name that a person gave it, else that of its plan, else that of its folder. */
        public String name() {
            return !label.name().isEmpty() ? label.name() : run == null ? folder.getFileName().toString()
                    : RunTitle.of(run);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof RunItem item && item.folder.equals(folder);
        }

        @Override
        public int hashCode() {
            return folder.hashCode();
        }
    }

    /**
     * A plan, payload or run in the trash.
     *
     * @param item what it was; its file is in the trash now
     */
    record TrashItem(Item item) implements Item {
        /** Its place in the trash. */
        public Path path() {
            return switch (item) {
                case RunItem run -> run.folder();
                case PayloadItem payload -> payload.file();
                case PlanItem plan when plan.source() instanceof PlanSource.Own(Path file) -> file;
                default -> throw new IllegalStateException("never in the trash: " + item);
            };
        }
    }
}
