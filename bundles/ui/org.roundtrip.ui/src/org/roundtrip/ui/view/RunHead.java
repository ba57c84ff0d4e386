// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.PlatformUI;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.difference.Difference;
import org.roundtrip.words.difference.PlanDifference;
import org.roundtrip.ui.theme.Icons;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.text.ShortLabel;
import org.roundtrip.ui.text.ShortText;

/**
 * The line at the top of a view that names the run it shows: plan, start, state and network. Below it a second one says how
 * the plan differs from that of the run in focus, or that both measure the same. User interface's thread only.
 */
public final class RunHead {
    private static final Texts TEXTS = Texts.of(RunHead.class);

    /** So many characters of a file's name stay in any case. */
    private static final int LEAST_NAME = 8;
    /** Around what is offered. */
    private static final int OFFER_MARGINS = 18;
    private final Composite place;
    private final Label picture;
    private final ShortLabel line;
    private final ShortLabel difference;
    private final Link offer;
    private RunViews.Offer offered = RunViews.Offer.NOTHING;

    /** Creates a line without words. */
    public RunHead(Composite parent) {
        place = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(3).spacing(0, 0).extendedMargins(6, 6, 0, 0).applyTo(place);
        picture = new Label(place, SWT.NONE);
        line = new ShortLabel(place, SWT.NONE);
        line.setMargins(6, 2, 6, 2);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(line);
        offer = new Link(place, SWT.NONE);
        offer.addListener(SWT.Selection, event -> offered.taken().run());
        GridDataFactory.fillDefaults().exclude(true).align(SWT.END, SWT.CENTER).indent(6, 0).applyTo(offer);
        offer.setVisible(false);
        place.addListener(SWT.Resize, event -> fitOffer());
        Theme.onChange(place, this::fitOffer);
        difference = new ShortLabel(place, SWT.NONE);
        difference.setMargins(6, 0, 6, 2);
        GridDataFactory.fillDefaults().span(3, 1).grab(true, false).exclude(true).applyTo(difference);
        difference.setVisible(false);
    }

    /** Returns the widget, for the view's layout. */
    public Control control() {
        return place;
    }

    /**
     * Names a run.
     *
     * @param problem a sentence on why not all of the run is shown, or empty
     * @param beside  the run in focus, which this one is compared with; null for none
     */
    void show(OpenRun open, String problem, OpenRun beside) {
        HeadText shown = RunNames.description(open.run(), open.label());
        String tip = shown.text();
        List<String> differs = List.of("");
        if (beside != null && beside != open) {
            List<Difference> differences = PlanDifference.of(open.run(), beside.run(),
                    PlatformUI.getWorkbench().getService(Providers.class)::optionName);
            String obstacle = PlanDifference.obstacle(open.run(), beside.run());
            if (!obstacle.isEmpty()) {
                differs = List.of(TEXTS.text("nothingToCompare", obstacle));
            } else if (differences.isEmpty()) {
                differs = List.of(open.run().quick() == beside.run().quick() ? TEXTS.text("samePlans") : TEXTS.text("sameWithQuick"));
            } else {
                differs = Difference.forms(differences).stream().map(form -> TEXTS.text("differs", form)).toList();
            }
            if (!differences.isEmpty()) {
                tip = TEXTS.text("allDifferences", tip, differences.stream().map(Difference::text).collect(Collectors.joining("\n")));
            }
        }
        show(problem.isEmpty() ? shown : shown.and(problem), problem.isEmpty() ? tip : tip + "\n" + problem,
                problem.isEmpty() ? RunNames.icon(open.run().outcome()) : "error");
        sayDifference(differs, tip);
    }

    /** @param forms of one sentence, the longest first */
    private void sayDifference(List<String> forms, String tip) {
        String differs = forms.getFirst();
        difference.show(differs, fits -> ShortText.form(forms, fits), tip);
        if (difference.getVisible() == differs.isEmpty()) {
            difference.setVisible(!differs.isEmpty());
            ((GridData) difference.getLayoutData()).exclude = differs.isEmpty();
            place.getParent().layout(true, true);
        }
    }

    /** Names a run and the part of it that is shown. @param part tells more than the network, which comes after it; may be empty */
    public void showPart(OpenRun open, String part) {
        HeadText shown = RunNames.description(open.run(), open.label()).beginning(part);
        show(shown, shown.text(), RunNames.icon(open.run().outcome()));
    }

    /** Names a file that belongs to no run. @param icon see {@link Icons} */
    public void showFile(String path, String icon) {
        show(path, fits -> ShortText.path(path, LEAST_NAME, fits), path, icon);
    }

    /** Offers something at the end of the line. @param link a text with a link, empty for nothing @param what is done on a click */
    public void offer(String link, Runnable what) {
        offer(RunViews.Offer.of(link, what));
    }

    /**
     * Offers something at the end of the line. Where the name would be cut it has shorter words, and a tip with the
     * longer ones.
     */
    public void offer(RunViews.Offer what) {
        offered = what;
        fitOffer();
    }

    /** What is offered must not take the room of the name. */
    private void fitOffer() {
        GC gc = new GC(offer);
        gc.setFont(offer.getFont());
        int room = place.getClientArea().width - picture.computeSize(SWT.DEFAULT, SWT.DEFAULT).x - line.computeSize(SWT.DEFAULT, SWT.DEFAULT).x;
        boolean whole = gc.textExtent(plain(offered.link())).x + OFFER_MARGINS <= room;
        gc.dispose();
        String text = whole || offered.link().isEmpty() ? offered.link() : offered.shorter();
        String tip = Stream.of(text.equals(offered.link()) ? "" : plain(offered.link()), offered.tip()).filter(words -> !words.isEmpty())
                .collect(Collectors.joining("\n"));
        offer.setToolTipText(tip.isEmpty() ? null : tip);
        if (!offer.getText().equals(text)) {
            offer.setText(text);
            ((GridData) offer.getLayoutData()).exclude = text.isEmpty();
            offer.setVisible(!text.isEmpty());
            place.layout();
        }
    }

    private static String plain(String link) {
        return link.replaceAll("</?a>", "");
    }

    private void show(HeadText text, String tip, String icon) {
        show(text.text(), text::shortened, tip, icon);
    }

    private void show(String text, ShortLabel.Shortening shortened, String tip, String icon) {
        boolean first = picture.getImage() == null;
        picture.setImage(Icons.image(icon));
        line.show(text, shortened, tip);
        if (first) {
            place.layout();
        }
        fitOffer();
    }
}
