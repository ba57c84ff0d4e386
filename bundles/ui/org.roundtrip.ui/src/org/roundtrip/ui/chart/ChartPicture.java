// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageDataProvider;

/**
 * A drawn chart as SWT asks for it.
 *
 * @param data  the pixels
 * @param scale pixels for each point of the screen
 */
record ChartPicture(ImageData data, double scale) implements ImageDataProvider {
    @Override
    public ImageData getImageData(int zoom) {
        if (zoom == Math.round(100 * scale)) {
            return data;
        }
        return zoom != 100 ? null
                : data.scaledTo((int) Math.round(data.width / scale), (int) Math.round(data.height / scale));
    }
}
