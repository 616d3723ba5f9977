// SPDX-License-Identifier: Apache-2.0

public import Photos
public import UIKit

/// A view that shows the image of a Live Photo.
///
/// Differs from iOS: the video is not played, and the methods for playback do not exist.
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
  /// The Live Photo, or `nil` if there is none.
  open var livePhoto: PHLivePhoto? {
    didSet { if livePhoto !== oldValue { still.image = livePhoto?.picture } }
  }

  open override var contentMode: UIView.ContentMode { didSet { still.contentMode = contentMode } }

  private let still = UIImageView()

  /// Creates an empty view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    dress()
  }

  /// Creates an empty view by decoding it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    dress()
  }

  private func dress() {
    still.frame = bounds
    still.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    still.contentMode = contentMode
    clipsToBounds = true
    addSubview(still)
  }
}
