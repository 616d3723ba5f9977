// SPDX-License-Identifier: Apache-2.0

// The numbers of the published font feature registry that feature settings contain, for
// `UIFontDescriptor.FeatureKey.type` and `UIFontDescriptor.FeatureKey.selector`.

/// The type of feature settings for numbers of equal or different widths.
public let kNumberSpacingType = 6
/// The selector for numbers of equal width.
public let kMonospacedNumbersSelector = 0
/// The selector for numbers of different widths.
public let kProportionalNumbersSelector = 1

/// The type of feature settings for positions above and below the baseline.
public let kVerticalPositionType = 10
/// The selector for the normal position.
public let kNormalPositionSelector = 0
/// The selector for superiors.
public let kSuperiorsSelector = 1
/// The selector for inferiors.
public let kInferiorsSelector = 2
/// The selector for ordinals.
public let kOrdinalsSelector = 3
/// The selector for scientific inferiors.
public let kScientificInferiorsSelector = 4

/// The type of feature settings for fractions.
public let kFractionsType = 11
/// The selector for no fractions.
public let kNoFractionsSelector = 0
/// The selector for fractions with a horizontal bar.
public let kVerticalFractionsSelector = 1
/// The selector for fractions with a diagonal bar.
public let kDiagonalFractionsSelector = 2

/// The type of feature settings for the case of numbers.
public let kNumberCaseType = 21
/// The selector for numbers with ascenders and descenders.
public let kLowerCaseNumbersSelector = 0
/// The selector for numbers as high as capital letters.
public let kUpperCaseNumbersSelector = 1

/// The type of feature settings for stylistic alternatives.
public let kStylisticAlternativesType = 35
/// The selector for no stylistic alternatives.
public let kNoStylisticAlternatesSelector = 0
/// The selector for stylistic set 1.
public let kStylisticAltOneOnSelector = 2
/// The selector for the absence of stylistic set 1.
public let kStylisticAltOneOffSelector = 3
/// The selector for stylistic set 2.
public let kStylisticAltTwoOnSelector = 4
/// The selector for the absence of stylistic set 2.
public let kStylisticAltTwoOffSelector = 5
/// The selector for stylistic set 3.
public let kStylisticAltThreeOnSelector = 6
/// The selector for the absence of stylistic set 3.
public let kStylisticAltThreeOffSelector = 7
/// The selector for stylistic set 4.
public let kStylisticAltFourOnSelector = 8
/// The selector for the absence of stylistic set 4.
public let kStylisticAltFourOffSelector = 9
/// The selector for stylistic set 5.
public let kStylisticAltFiveOnSelector = 10
/// The selector for the absence of stylistic set 5.
public let kStylisticAltFiveOffSelector = 11
/// The selector for stylistic set 6.
public let kStylisticAltSixOnSelector = 12
/// The selector for the absence of stylistic set 6.
public let kStylisticAltSixOffSelector = 13
/// The selector for stylistic set 7.
public let kStylisticAltSevenOnSelector = 14
/// The selector for the absence of stylistic set 7.
public let kStylisticAltSevenOffSelector = 15
/// The selector for stylistic set 8.
public let kStylisticAltEightOnSelector = 16
/// The selector for the absence of stylistic set 8.
public let kStylisticAltEightOffSelector = 17
/// The selector for stylistic set 9.
public let kStylisticAltNineOnSelector = 18
/// The selector for the absence of stylistic set 9.
public let kStylisticAltNineOffSelector = 19
/// The selector for stylistic set 10.
public let kStylisticAltTenOnSelector = 20
/// The selector for the absence of stylistic set 10.
public let kStylisticAltTenOffSelector = 21
/// The selector for stylistic set 11.
public let kStylisticAltElevenOnSelector = 22
/// The selector for the absence of stylistic set 11.
public let kStylisticAltElevenOffSelector = 23
/// The selector for stylistic set 12.
public let kStylisticAltTwelveOnSelector = 24
/// The selector for the absence of stylistic set 12.
public let kStylisticAltTwelveOffSelector = 25
/// The selector for stylistic set 13.
public let kStylisticAltThirteenOnSelector = 26
/// The selector for the absence of stylistic set 13.
public let kStylisticAltThirteenOffSelector = 27
/// The selector for stylistic set 14.
public let kStylisticAltFourteenOnSelector = 28
/// The selector for the absence of stylistic set 14.
public let kStylisticAltFourteenOffSelector = 29
/// The selector for stylistic set 15.
public let kStylisticAltFifteenOnSelector = 30
/// The selector for the absence of stylistic set 15.
public let kStylisticAltFifteenOffSelector = 31
/// The selector for stylistic set 16.
public let kStylisticAltSixteenOnSelector = 32
/// The selector for the absence of stylistic set 16.
public let kStylisticAltSixteenOffSelector = 33
/// The selector for stylistic set 17.
public let kStylisticAltSeventeenOnSelector = 34
/// The selector for the absence of stylistic set 17.
public let kStylisticAltSeventeenOffSelector = 35
/// The selector for stylistic set 18.
public let kStylisticAltEighteenOnSelector = 36
/// The selector for the absence of stylistic set 18.
public let kStylisticAltEighteenOffSelector = 37
/// The selector for stylistic set 19.
public let kStylisticAltNineteenOnSelector = 38
/// The selector for the absence of stylistic set 19.
public let kStylisticAltNineteenOffSelector = 39
/// The selector for stylistic set 20.
public let kStylisticAltTwentyOnSelector = 40
/// The selector for the absence of stylistic set 20.
public let kStylisticAltTwentyOffSelector = 41

/// The type of feature settings for alternatives that depend on the context.
public let kContextualAlternatesType = 36
/// The selector for contextual alternates.
public let kContextualAlternatesOnSelector = 0
/// The selector for the absence of contextual alternates.
public let kContextualAlternatesOffSelector = 1
/// The selector for swash alternates.
public let kSwashAlternatesOnSelector = 2
/// The selector for the absence of swash alternates.
public let kSwashAlternatesOffSelector = 3
/// The selector for contextual swash alternates.
public let kContextualSwashAlternatesOnSelector = 4
/// The selector for the absence of contextual swash alternates.
public let kContextualSwashAlternatesOffSelector = 5

/// The type of feature settings for lowercase letters.
public let kLowerCaseType = 37
/// The selector for unchanged lowercase letters.
public let kDefaultLowerCaseSelector = 0
/// The selector for small capitals for lowercase letters.
public let kLowerCaseSmallCapsSelector = 1
/// The selector for petite capitals for lowercase letters.
public let kLowerCasePetiteCapsSelector = 2

/// The type of feature settings for capital letters.
public let kUpperCaseType = 38
/// The selector for unchanged capital letters.
public let kDefaultUpperCaseSelector = 0
/// The selector for small capitals for capital letters.
public let kUpperCaseSmallCapsSelector = 1
/// The selector for petite capitals for capital letters.
public let kUpperCasePetiteCapsSelector = 2
