// SPDX-License-Identifier: Apache-2.0

extension FontDescription {
  /// The measurer for text outside of views, from the services of the current surface or else of the process.
  package static var measurer: any TextMeasuring { HostEnvironment.current.text }

  /// The metrics of the font, by ``measurer``.
  package var metrics: FontMetrics { Self.measurer.metrics(of: self) }
}
