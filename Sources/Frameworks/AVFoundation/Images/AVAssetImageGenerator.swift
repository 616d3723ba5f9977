// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import CoreMedia
public import Foundation

/// What is called with each picture that a generator made: the moment that was asked for, the picture, the moment
/// at which it is seen, whether there is one, and why not.
public typealias AVAssetImageGeneratorCompletionHandler =
  @Sendable (CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?) -> Void

/// Makes pictures of moments of a film.
///
/// Pictures are decoded at full size and made smaller, one after the other, in the order of what was asked. Only
/// ``copyCGImage(at:actualTime:)`` has the calling thread wait.
///
/// With the tolerances as they are at first, a picture is that from which decoding can begin, at the moment or before
/// it; with others it is the one that is seen at the moment, which takes longer.
open class AVAssetImageGenerator: NSObject {
  /// What became of a picture.
  public enum Result: Int, Sendable {
    /// It is there.
    case succeeded = 0
    /// It could not be made.
    case failed = 1
    /// Nobody wanted it any more.
    case cancelled = 2
  }

  /// The film.
  public let asset: AVAsset
  /// Whether pictures are turned upright; false: they are as they are stored.
  open var appliesPreferredTrackTransform = false
  /// Into which size pictures are made to fit, in pixels, in their shape.
  ///
  /// A side of zero has no bound. Pictures do not become larger.
  open var maximumSize = CGSize.zero
  /// How much earlier than wanted a picture may be seen.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// How much later than wanted a picture may be seen.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  private let wishes = PictureWishes()

  /// A generator of pictures of a film.
  public init(asset: AVAsset) {
    self.asset = asset
  }

  /// Gives up what was asked for: handlers are told of each that it is cancelled.
  open func cancelAllCGImageGeneration() { wishes.giveUp() }

  private var order: PictureOrder {
    PictureOrder(
      asset: asset, isTurned: appliesPreferredTrackTransform, maximumSize: maximumSize,
      toleranceBefore: requestedTimeToleranceBefore, toleranceAfter: requestedTimeToleranceAfter)
  }

  // MARK: Waiting

  /// The picture at a moment; `actualTime` gets the moment at which it is seen.
  ///
  /// The calling thread waits.
  ///
  /// - Throws: ``AVError``: there is none, or it can't be decoded.
  /// - Complexity: the pictures from the last one on from which decoding can begin.
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    var answer: Swift.Result<PictureOrder.Picture, any Error>?
    order.carryOut([requestedTime], isWanted: { true }) { answer = $1 }
    guard let picture = try answer?.get() else { throw AVError(.unknown) }
    actualTime?.pointee = picture.actualTime
    return picture.image
  }

  // MARK: Beside the calling thread

  /// Makes pictures of moments, which are `NSValue`s with a `CMTime`; the handler is called for each, on a queue of the
  /// generator's.
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

  /// Makes the picture at a moment; the handler is called with it and the moment at which it is seen, or with an error,
  /// on a queue of the generator's.
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

  /// The picture at a moment, and the moment at which it is seen.
  ///
  /// - Throws: ``AVError``: there is none, it can't be decoded, or nobody wants it any more.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    let (order, wishes) = (order, wishes)
    return try await withCheckedThrowingContinuation { continuation in
      wishes.make(order, [time]) { _, answer in continuation.resume(with: answer) }
    }
  }

  /// The pictures at moments, one after the other.
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
