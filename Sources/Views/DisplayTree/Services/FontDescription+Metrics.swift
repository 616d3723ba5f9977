// SPDX-License-Identifier: Apache-2.0

extension FontDescription {
  /// Measures text of no view: by the services of the surface that code runs for, the program's where there is none.
  package static var measurer: any TextMeasuring { HostEnvironment.current.text }

  /// The font's lengths, by ``measurer``.
  package var metrics: FontMetrics { Self.measurer.metrics(of: self) }
}
