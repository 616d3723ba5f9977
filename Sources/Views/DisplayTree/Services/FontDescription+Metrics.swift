// SPDX-License-Identifier: Apache-2.0

extension FontDescription {
  /// The measurer for text outside of views.
  ///
  /// It belongs to the current surface's services, or else to the process's.
  package static var measurer: any TextMeasuring { HostEnvironment.current.text }

  /// The metrics of the font, by ``measurer``.
  package var metrics: FontMetrics { Self.measurer.metrics(of: self) }
}
