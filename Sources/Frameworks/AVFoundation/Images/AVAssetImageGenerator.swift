// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import CoreMedia
public import Foundation

/// The handler called for each image request.
///
/// Its parameters are the requested time, the image, the time at which it is visible, the result, and the
/// error.
public typealias AVAssetImageGeneratorCompletionHandler =
  @Sendable (CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?) -> Void

/// A generator of images of a video at given times.
///
/// Images are decoded at full size and scaled down, one at a time in the order of the requests. Only
/// ``copyCGImage(at:actualTime:)`` blocks the calling thread.
///
/// With the default tolerances an image is a key frame, at the time or before it; with others it is the frame
/// visible at the time, which takes longer.
open class AVAssetImageGenerator: NSObject {
  /// The result of an image request.
  public enum Result: Int, Sendable {
    /// A request whose image was generated.
    case succeeded = 0
    /// A failed request.
    case failed = 1
    /// A cancelled request.
    case cancelled = 2
  }

  /// The asset from whose video track images are generated.
  public let asset: AVAsset
  /// Whether images are oriented upright, instead of as they are stored.
  open var appliesPreferredTrackTransform = false
  /// The maximum size of images in pixels, into which they are scaled proportionally.
  ///
  /// A side of zero is unlimited. Images are not enlarged.
  open var maximumSize = CGSize.zero
  /// The maximum time by which an image may precede the requested time.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// The maximum time by which an image may follow the requested time.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  private let wishes = ImageRequests()

  /// Creates a generator of images of an asset.
  public init(asset: AVAsset) {
    self.asset = asset
  }

  /// Cancels all pending requests: their handlers are called with the result `.cancelled`.
  open func cancelAllCGImageGeneration() { wishes.giveUp() }

  private var order: PictureOrder {
    PictureOrder(
      asset: asset, isTurned: appliesPreferredTrackTransform, maximumSize: maximumSize,
      toleranceBefore: requestedTimeToleranceBefore, toleranceAfter: requestedTimeToleranceAfter)
  }

  // MARK: Synchronous generation

  /// Returns the image at a time; blocks the calling thread.
  ///
  /// `actualTime` is set to the time at which the image is visible.
  ///
  /// - Throws: ``AVError`` if there is none, or it cannot be decoded.
  /// - Complexity: Decodes the frames from the preceding key frame on.
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    var answer: Swift.Result<PictureOrder.Picture, any Error>?
    order.carryOut([requestedTime], isWanted: { true }) { answer = $1 }
    guard let picture = try answer?.get() else { throw AVError(.unknown) }
    actualTime?.pointee = picture.actualTime
    return picture.image
  }

  // MARK: Asynchronous generation

  /// Generates images at times, `NSValue`s with a `CMTime`.
  ///
  /// The handler is called for each on a queue of the generator.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping AVAssetImageGeneratorCompletionHandler
  ) {
    wishes.make(order, requestedTimes.map(\.timeValue)) { time, answer in
      switch answer {
      case .success(let picture):
        handler(time, picture.image, picture.actualTime, .succeeded, nil)
      case .failure(AVError.operationCancelled): handler(time, nil, .zero, .cancelled, nil)
      case .failure(let error): handler(time, nil, .zero, .failed, error)
      }
    }
  }

  /// Generates the image at a time.
  ///
  /// The handler is called with it and the time at which it is visible, or with an error, on a queue of the
  /// generator.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    wishes.make(order, [requestedTime]) { _, answer in
      switch answer {
      case .success(let picture): handler(picture.image, picture.actualTime, nil)
      case .failure(let error): handler(nil, .zero, error)
      }
    }
  }

  /// Returns the image at a time, and the time at which it is visible.
  ///
  /// - Throws: ``AVError`` if there is none, it cannot be decoded, or the request was cancelled.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    let (order, wishes) = (order, wishes)
    return try await withCheckedThrowingContinuation { continuation in
      wishes.make(order, [time]) { _, answer in continuation.resume(with: answer) }
    }
  }

  /// Returns an asynchronous sequence of the images at `times`, in order.
  open func images(for times: [CMTime]) -> Images {
    let (stream, tale) = AsyncStream.makeStream(of: Images.Element.self)
    let end: @Sendable () -> Void = { tale.finish() }
    wishes.make(order, times, end: end) { time, answer in
      switch answer {
      case .success(let picture):
        tale.yield(
          .success(requestedTime: time, image: picture.image, actualTime: picture.actualTime))
      case .failure(let error): tale.yield(.failure(requestedTime: time, error: error))
      }
    }
    return Images(stream: stream)
  }
}
