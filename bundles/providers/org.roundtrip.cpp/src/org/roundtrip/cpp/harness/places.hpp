// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// Places the threads of this process on processors, see "Processors" in half.txt.
#pragma once
#include <string>

#include "control.hpp"

namespace roundtrip {

/** Gives all threads of this process the processors of the setting "processors.calls"; without it nothing happens. Linux only. */
void place_threads(const Fields &settings);

}
