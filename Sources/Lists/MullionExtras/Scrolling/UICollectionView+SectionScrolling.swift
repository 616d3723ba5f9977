// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionViews

extension UICollectionView {
  /// How a section has scrolled; `nil` when it does not scroll by itself.
  public func scrollState(ofSection section: Int) -> SectionScrollState? {
    engine.sectionScroll(section).map(SectionScrollState.init)
  }

  /// Scrolls a section that scrolls by itself to an offset along its axis, in points, or to where it
  /// rests near that.
  public func scrollSection(_ section: Int, toOffset offset: CGFloat, animated: Bool) {
    engine.scrollSection(section, to: offset, animated: animated)
  }

  /// Scrolls a section that scrolls by itself until a page is in its place.
  ///
  /// In a section without ends, pages beyond the last one and below 0 are those of the next laps.
  public func scrollSection(_ section: Int, toPage page: Int, animated: Bool) {
    engine.scrollSection(section, toPage: page, animated: animated)
  }

  /// Calls `observer` whenever a section scrolls, as long as the observation is kept.
  ///
  /// The section is followed over updates.
  public func observeScrolling(
    ofSection section: Int, _ observer: @escaping (SectionScrollState) -> Void
  ) -> SectionScrollObservation {
    let number = engine.observeScrolling(ofSection: section) { [weak self] section in
      guard let state = self?.scrollState(ofSection: section) else { return }
      observer(state)
    }
    return SectionScrollObservation(self, number: number)
  }

  /// A section's scroll states, the present one first, then every other as it comes; only the newest
  /// is kept for a reader that is late.
  public func scrollStates(ofSection section: Int) -> AsyncStream<SectionScrollState> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      if let state = scrollState(ofSection: section) { continuation.yield(state) }
      let observation = observeScrolling(ofSection: section) { continuation.yield($0) }
      continuation.onTermination = { _ in
        Task { @MainActor in observation.cancel() }
      }
    }
  }
}
