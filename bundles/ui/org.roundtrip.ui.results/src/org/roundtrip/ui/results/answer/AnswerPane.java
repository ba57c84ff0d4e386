// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results.answer;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.roundtrip.chart.ProviderColours;
import org.roundtrip.chart.answer.Answer;
import org.roundtrip.chart.answer.AnswerChart;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.chart.ScrolledChart;
import org.roundtrip.ui.theme.Setting;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.view.MenuButton;
import org.roundtrip.ui.view.ViewAction;

/** An answer chart. A person chooses how its lines are sorted, and one operation or all. In presenter mode its figures are large. User interface's thread only. */
public final class AnswerPane {
    private static final Texts TEXTS = Texts.of(AnswerPane.class);
    private static final List<Answer.Order> ORDERS = List.of(Answer.Order.TIME, Answer.Order.BYTES, Answer.Order.NAME, Answer.Order.PLAN);
    private final AnswerDrawer drawer = new AnswerDrawer();
    private final ScrolledChart chart;
    private Answer.Order order = ORDERS.getFirst();
    /** The name of the operation that is shown alone; empty for all. */
    private String operation = "";
    private Function<Answer.Order, Answer> answers = sorted -> AnswerDrawer.NOTHING;
    private ProviderColours colours = ProviderColours.of(List.of(), id -> false);

    /** Shows nothing yet. @param chosen gets a line that was clicked */
    public AnswerPane(Composite parent, Consumer<Answer.Line> chosen) {
        chart = new ScrolledChart(parent, drawer);
        chart.canvas().onTarget(target -> chosen.accept((Answer.Line) target));
        Theme.onChange(chart.control(), this::draw);
    }

    /** To be laid out. */
    public Control control() {
        return chart.control();
    }

    /** The chart itself. */
    public ChartCanvas canvas() {
        return chart.canvas();
    }

    /** Adds the buttons with what can be chosen. */
    public void addChoices(IToolBarManager bar) {
        bar.add(new MenuButton(TEXTS.text("order"), "down") {
            @Override
            protected void fill(IMenuManager menu) {
                ORDERS.forEach(each -> menu.add(ViewAction.choice(TEXTS.text("order." + each), TEXTS.text("orderTip"), each == order, () -> sort(each))));
            }
        });
        bar.add(new MenuButton(TEXTS.text("operations"), "operation") {
            @Override
            protected void fill(IMenuManager menu) {
                Stream.concat(Stream.of(""), answers.apply(order).groups().stream().map(Answer.Group::name)).forEach(each -> menu.add(ViewAction.choice(
                        each.isEmpty() ? TEXTS.text("operations.all") : each, TEXTS.text("operationsTip"), each.equals(operation), () -> showOnly(each))));
            }
        });
    }

    /** Shows other answers from now on. @param sorted the answer in an order */
    public void show(Function<Answer.Order, Answer> sorted, ProviderColours ofProviders) {
        answers = sorted;
        colours = ofProviders;
        draw();
    }

    private void draw() {
        boolean large = Setting.PRESENTER.on();
        Answer answer = answers.apply(order).only(operation);
        drawer.show(new AnswerDrawer.Shown(answer, colours, large));
        chart.draw(lineHeight -> AnswerChart.height(answer, lineHeight, large));
    }

    /** Sorts the lines of each operation. */
    public void sort(Answer.Order other) {
        order = other;
        draw();
    }

    /** Shows one operation alone. @param name as it stands in the chart; empty for all */
    public void showOnly(String name) {
        operation = name;
        draw();
    }

    /** The answer that is drawn. */
    public Answer answer() {
        return drawer.answer();
    }
}
