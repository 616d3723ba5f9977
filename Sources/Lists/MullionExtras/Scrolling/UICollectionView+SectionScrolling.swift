// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionViews

extension UICollectionView {
  /// Returns the scroll state of a section, or `nil` if it does not scroll orthogonally.
  public func scrollState(ofSection section: Int) -> SectionScrollState? {
    engine.sectionScroll(section).map(SectionScrollState.init)
  }

  /// Scrolls an orthogonally scrolling section to an offset along its axis, in points, or to the nearest
  /// offset at which its behavior rests; a no-op for another section.
  public func scrollSection(_ section: Int, toOffset offset: CGFloat, animated: Bool) {
    engine.scrollSection(section, to: offset, animated: animated)
  }

  /// Scrolls an orthogonally scrolling section to a page; a no-op for another section.
  ///
  /// In a looping section, pages beyond the last one and below 0 belong to the following and preceding
  /// rounds.
  public func scrollSection(_ section: Int, toPage page: Int, animated: Bool) {
    engine.scrollSection(section, toPage: page, animated: animated)
  }

  /// Calls `observer` whenever a section scrolls, while the observation is retained.
  ///
  /// The section is tracked across updates.
  ///
  /// - Returns: The observation.
  public func observeScrolling(
    ofSection section: Int, _ observer: @escaping (SectionScrollState) -> Void
  ) -> SectionScrollObservation {
    let number = engine.observeScrolling(ofSection: section) { [weak self] section in
      guard let state = self?.scrollState(ofSection: section) else { return }
      observer(state)
    }
    return SectionScrollObservation(self, number: number)
  }

  /// Returns a section's scroll states, beginning with the current one; only the newest is buffered for a
  /// slow consumer.
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
