// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Fork;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.Called;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.packets.desk.CaptureDesk;
import org.roundtrip.ui.packets.desk.ForkChoice;
import org.roundtrip.ui.view.RunNames;

/**
 * Three lists in which a person chooses a fork of the run in focus. They have its middleware, its operation with the
 * step of a sweep, and its block. So each list stays short in a run of hundreds of forks. An open capture file stands
 * before the middlewares. User interface's thread only.
 */
final class CaptureChooser {
    private static final Texts TEXTS = Texts.of(CaptureChooser.class);

    private final Composite lists;
    private final ChoiceLines lines;
    private final ChoiceList variants;
    private final ChoiceList operations;
    private final ChoiceList blocks;
    private final Runnable resized;
    private final CaptureDesk desk;
    private final FocusService focus;
    private OpenRun run;
    private String file;
    private Fork chosen;
    private List<Fork> row = List.of();
    private List<Called> called = List.of();

    /** @param resized called when the lists want another width; it calls {@link #fit} */
    CaptureChooser(Composite parent, CaptureDesk desk, FocusService focus, Runnable resized) {
        this.desk = desk;
        this.focus = focus;
        lists = new Composite(parent, SWT.NONE);
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).applyTo(lists);
        variants = new ChoiceList(lists, this::chooseVariant, resized);
        operations = new ChoiceList(lists, this::chooseOperation, resized);
        blocks = new ChoiceList(lists, this::chooseBlock, resized);
        lines = new ChoiceLines(variants, operations, blocks);
        lists.setLayout(lines);
        this.resized = resized;
    }

    /** Lists the choices again if they changed, and selects the capture that is open. */
    void update() {
        run = focus.focus().run();
        List<Fork> forks = run == null ? List.of() : run.run().forks();
        Optional<CaptureSource> source = desk.source();
        file = source.filter(each -> each.fork().isEmpty()).map(CaptureSource::title).orElse(null);
        Integer number = file != null ? null : source.flatMap(CaptureSource::fork).map(Fork::number)
                .orElse(focus.focus().fork());
        chosen = forks.stream().filter(fork -> Objects.equals(fork.number(), number)).findFirst().orElse(null);
        row = chosen == null ? List.of() : forks.stream().filter(fork -> fork.row().equals(chosen.row())).toList();
        called = run == null ? List.of() : Called.of(run.run());
        Stream<String> names = run == null ? Stream.empty()
                : run.run().plan().providers().stream().map(each -> each.variant());
        String tip = tip(forks.isEmpty());
        boolean other = variants.show(Stream.concat(Stream.ofNullable(file), names).toList(),
                chosen == null ? file : chosen.variant(), tip);
        other |= operations.show(chosen == null ? List.of() : called.stream().map(Called::words).toList(),
                chosen == null ? null : chosen.row().called(), tip);
        other |= blocks.show(row.stream().map(ForkChoice::label).toList(),
                chosen == null ? null : ForkChoice.label(chosen), tip);
        if (other) {
            resized.run();
        }
    }

    /** Everything that is chosen, because a narrow list cuts it off. */
    private String tip(boolean none) {
        String open = chosen == null ? file : String.join(" \u00b7 ", chosen.variant(), chosen.row().called(),
                ForkChoice.label(chosen), RunNames.shortName(run));
        return open == null ? none ? "" : TEXTS.text("chooseCapture") : TEXTS.text("chooseCapture") + ":\n" + open;
    }

    /** The lists take no more than this width from now on. @param room pixels */
    void fit(int room) {
        lines.fit(room);
        lists.requestLayout();
    }

    /** The width at which no choice is cut off. */
    int wanted() {
        return lines.wanted();
    }

    private void chooseVariant(int index) {
        int first = file == null ? 0 : 1;
        if (index >= first) {
            choose(variants.item(index), chosen == null ? new Called(focus.focus().operation(), focus.focus().step())
                    : new Called(chosen.operation(), chosen.step()));
        }
    }

    private void chooseOperation(int index) {
        choose(chosen.variant(), called.get(index));
    }

    private void chooseBlock(int index) {
        show(row.get(index));
    }

    /** Shows the fork of the same block as before where there is one. @param what its operation is null for the plan's first one */
    private void choose(String variant, Called what) {
        Optional<Fork> same = run.run().forks().stream().filter(fork -> chosen != null && fork.row().equals(what.of(variant))
                && fork.repetition() == chosen.repetition()).findFirst();
        same.or(() -> ForkChoice.of(run.run(), Focus.on(run).withRow(what.of(variant)))).ifPresent(this::show);
    }

    private void show(Fork fork) {
        focus.set(Focus.on(run).withFork(fork), this);
        boolean there = desk.source().flatMap(CaptureSource::fork).filter(its -> its.number() == fork.number()).isPresent();
        if (!there && ForkChoice.captured(fork)) {
            // The focus was on that fork already, while a capture file was open.
            try {
                desk.open(CaptureSource.of(run.folder(), fork));
            } catch (InvalidFileException e) {
                ILog.get().warn("A run cannot be read any more.", e);
            }
        }
    }
}
